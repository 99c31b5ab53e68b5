import { PRETERM_BELOW_WEEKS } from "#domain/growth/age.ts";
import type { Draft } from "#domain/growth/check-draft.ts";
import type { Child } from "#domain/growth/stored-growth.ts";
import { type GrowthMeasure, GROWTH_MEASURES, type Sex } from "#domain/growth/measure.ts";
import { readNumber } from "#domain/growth/read-number.ts";
import {
  inStandardUnit,
  inUnit,
  type ChosenUnits,
  LENGTH_UNITS,
  type LengthUnit,
  type Unit,
  WEIGHT_UNITS,
} from "#domain/growth/units.ts";
import { readWrittenAmount } from "#domain/growth/written-amount.ts";
import { looksLikeDay } from "#domain/text/day.ts";
import type { FilledSheet, StoredSheets } from "./stored-sheets.ts";

/** A row of a growth chart: a day, and what was measured, as it was written. */
export type ChartedRow = {
  /** Unique among all sheets. */
  readonly id: string;
  readonly date: string;
  readonly figures: Readonly<Record<GrowthMeasure, string>>;
};

/** A child as its growth charts know it; one who has charts of both kinds comes twice. */
export type ChartedChild = {
  readonly id: string;
  readonly name: string;
  readonly sex: Sex;
  /** Empty where nobody has written it. */
  readonly born: string;
  /** Completed weeks of pregnancy, as written; null where nothing stands. */
  readonly weeks: string | null;
  /** Oldest first. */
  readonly rows: readonly ChartedRow[];
};

/** What somebody has answered about a row: figures that are right, and units that were meant. */
export type RowAnswers = {
  readonly sure: readonly GrowthMeasure[];
  readonly units: { readonly [Each in GrowthMeasure]?: Unit };
};
export const NOTHING_ANSWERED: RowAnswers = { sure: [], units: {} };

const CHARTS = [
  ["growth-chart-girls", "girl"],
  ["growth-chart-boys", "boy"],
] as const;
const ROW_KEY = /^measurements\.([^.]+)\.date$/;

/** The children whose filled growth charts hold measurements. */
export function chartedChildren({ children, sheets }: StoredSheets): readonly ChartedChild[] {
  return children.flatMap(({ id, name, born }) =>
    CHARTS.flatMap(([kind, sex]): readonly ChartedChild[] => {
      const own = sheets.filter(({ child, sheet }) => child === id && sheet === kind);
      const rows = own.flatMap(rowsOf).toSorted((one, other) => (one.date < other.date ? -1 : 1));
      const written = own.map(({ answers }) => answers["baby.weeks"]).find((text) => text !== undefined);
      return rows.length === 0 ? [] : [{ id, name, sex, born, weeks: written ?? null, rows }];
    }),
  );
}

/** The same child among those of the calculator: brought from the chart before, or written there by hand. */
export function sameChild(charted: ChartedChild, children: readonly Child[]): Child | null {
  const ofSex = children.filter(({ sex }) => sex === charted.sex);
  const named = ({ name }: { readonly name: string }) => name.trim().toLowerCase();
  return (
    ofSex.find(({ id }) => id === charted.id) ??
    ofSex.find((child) => child.born === charted.born && named(child) === named(charted)) ??
    null
  );
}

/** Rows that the calculator does not have yet, without what it has of their day: that may have been put right there. */
export function rowsToBring(charted: ChartedChild, child: Child | null): readonly ChartedRow[] {
  return charted.rows.flatMap((row): readonly ChartedRow[] => {
    const there = child?.measurements.find(({ date }) => date === row.date);
    const missing = (measure: GrowthMeasure) => (there?.[measure] === undefined ? row.figures[measure] : "");
    const figures = { weight: missing("weight"), length: missing("length"), head: missing("head") };
    return GROWTH_MEASURES.every((measure) => figures[measure] === "") ? [] : [{ ...row, figures }];
  });
}

/** A row as if it had been typed into the calculator. Where no unit is written, the one that is chosen there holds. */
export function draftOfRow(
  { sex, born, weeks }: ChartedChild,
  { date, figures }: ChartedRow,
  units: ChosenUnits,
  { sure, units: meant }: RowAnswers,
): Draft {
  const weight = readWrittenAmount("weight", figures.weight);
  const length = readWrittenAmount("length", figures.length);
  const head = readWrittenAmount("head", figures.head);
  const lengthUnit = lengthUnitOf(meant.length ?? length.unit) ?? units.length;
  const headUnit = lengthUnitOf(meant.head ?? head.unit) ?? units.length;
  return {
    sex,
    born,
    weeks: ifEarly(weeks),
    date,
    figures: {
      weight: weight.figure,
      length: length.figure,
      head: headUnit === lengthUnit ? head.figure : converted(head.figure, headUnit, lengthUnit),
    },
    ounces: weight.ounces,
    units: {
      weight: WEIGHT_UNITS.find((unit) => unit === (meant.weight ?? weight.unit)) ?? units.weight,
      length: lengthUnit,
    },
    sure,
  };
}

function lengthUnitOf(unit: Unit | null): LengthUnit | undefined {
  return LENGTH_UNITS.find((each) => each === unit);
}

/** A draft has one unit for both lengths. */
function converted(figure: string, from: LengthUnit, to: LengthUnit): string {
  const value = readNumber(figure);
  if (value === null) return figure;
  return String(Number(inUnit(inStandardUnit({ value, ounces: 0, unit: from }), to).toFixed(3)));
}

/** "32", "39+2" or "term": only an early birth counts, and one that cannot be is asked about. */
function ifEarly(weeks: string | null): string | null {
  const whole = /^\s*(\d+)/.exec(weeks ?? "")?.[1];
  return whole === undefined || Number(whole) >= PRETERM_BELOW_WEEKS ? null : whole;
}

function rowsOf({ id, answers }: FilledSheet): readonly ChartedRow[] {
  return Object.entries(answers).flatMap(([key, date]) => {
    const row = ROW_KEY.exec(key)?.[1];
    if (row === undefined || !looksLikeDay(date)) return [];
    const figure = (measure: GrowthMeasure) => answers[`measurements.${row}.${measure}`]?.trim() ?? "";
    const figures = { weight: figure("weight"), length: figure("length"), head: figure("head") };
    return GROWTH_MEASURES.every((measure) => figures[measure] === "")
      ? []
      : [{ id: `${id}.${row}`, date, figures }];
  });
}
