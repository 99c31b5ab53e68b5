import { DAYS_PER_MONTH, LAST_LYING_DAY } from "#domain/growth/age.ts";
import { valueAt } from "#domain/growth/lms.ts";
import { type GrowthMeasure, GROWTH_MEASURES, type Sex } from "#domain/growth/measure.ts";
import { type Line, LINES, Z_OF_LINE } from "#domain/growth/standing.ts";
import { lmsAtAge, type Standards } from "#domain/growth/standards.ts";
import { inUnit } from "#domain/growth/units.ts";

/** Where the five lines run at one age, lowest first, as they are read: one decimal. */
export type PercentileRow = {
  readonly months: number;
  /** In kilograms and centimeters. */
  readonly metric: Readonly<Record<GrowthMeasure, readonly string[]>>;
  /** In pounds and inches: a second line beneath. */
  readonly us: Readonly<Record<GrowthMeasure, readonly string[]>>;
};

export type GrowthCurve = {
  readonly measure: GrowthMeasure;
  /** A value at each of the ages, in kilograms or centimeters. */
  readonly lines: readonly { readonly line: Line; readonly values: readonly number[] }[];
};

/** What a growth chart prints of WHO's standards: small, for it travels with the page. */
export type GrowthFigures = {
  readonly sex: Sex;
  readonly percentiles: readonly PercentileRow[];
  /** Of the points of all curves, in months. */
  readonly ages: readonly number[];
  readonly curves: readonly GrowthCurve[];
};

export const LAST_MONTH = 24;

/** Ages of the table to read. */
const TABLE_MONTHS = [0, 1, 2, 4, 6, 9, 12, 15, 18, 24];

/** Of the curves: close together while they bend, then every month. Straight lines between them cannot be told from curves. */
const BENDING_MONTHS = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 3.5];
const CURVE_MONTHS = [...BENDING_MONTHS, ...Array.from({ length: LAST_MONTH - 3 }, (_, place) => place + 4)];

/** What the scale of each curve shows, the same for girls and boys, in kilograms or centimeters. */
export const SCALES: Readonly<
  Record<GrowthMeasure, { readonly from: number; readonly to: number; readonly step: number }>
> = {
  weight: { from: 0, to: 16, step: 2 },
  length: { from: 40, to: 100, step: 10 },
  head: { from: 30, to: 52, step: 2 },
};

export function growthFigures(standards: Standards, sex: Sex): GrowthFigures {
  const linesAt = (measure: GrowthMeasure, months: number): readonly number[] => {
    const lms = lmsAtAge(standards[sex], measure, Math.min(LAST_LYING_DAY, months * DAYS_PER_MONTH));
    return lms === null ? [] : LINES.map((line) => valueAt(Z_OF_LINE[line], lms));
  };
  return {
    sex,
    percentiles: TABLE_MONTHS.map((months) => ({
      months,
      metric: forEachMeasure((measure) => linesAt(measure, months).map(oneDecimal)),
      us: forEachMeasure((measure) =>
        linesAt(measure, months).map((value) =>
          oneDecimal(inUnit(value, measure === "weight" ? "lb" : "in")),
        ),
      ),
    })),
    ages: CURVE_MONTHS,
    curves: GROWTH_MEASURES.map((measure) => ({
      measure,
      lines: LINES.map((line, place) => ({
        line,
        values: CURVE_MONTHS.map((months) => twoDecimals(linesAt(measure, months)[place] ?? 0)),
      })),
    })),
  };
}

function forEachMeasure<Made>(make: (measure: GrowthMeasure) => Made): Readonly<Record<GrowthMeasure, Made>> {
  return { weight: make("weight"), length: make("length"), head: make("head") };
}

function oneDecimal(value: number): string {
  return value.toFixed(1);
}

function twoDecimals(value: number): number {
  return Number(value.toFixed(2));
}
