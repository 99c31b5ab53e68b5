import { DAYS_PER_MONTH, LAST_LYING_DAY } from "#domain/growth/age.ts";
import { valueAt } from "#domain/growth/lms.ts";
import type { Curve } from "#domain/growth/measure.ts";
import { type Line, LINES, Z_OF_LINE } from "#domain/growth/standing.ts";
import { lmsAtAge, lmsAtLength, type Tables } from "#domain/growth/standards.ts";
import { inUnit, type ChosenUnits } from "#domain/growth/units.ts";
import type { ChildPoint } from "./child-points.ts";
import { roundAxis, type Ticks, ticksWithin } from "./growth-axis.ts";
import { ageUnit, type Range } from "./ranges.ts";

/** Curves are drawn in a square of so many units, which is stretched to the plot. */
export const PLOT = 1000;
const SAMPLES = 120;
const STEPS = { large: 7, small: 4 } as const;
/** Months from tick to tick, by how many are shown. */
const MONTH_STEPS = {
  large: { 60: 12, 36: 6, 24: 3, 12: 1 },
  small: { 60: 12, 36: 12, 24: 6, 12: 3 },
} as const;

export type Place = { readonly x: number; readonly y: number };
/** A measurement on the chart: its place, and for a preterm baby the one by birth date; null where that is off the chart. */
export type DrawnPoint = {
  readonly own: Place | null;
  readonly byBirth: Place | null;
  readonly point: ChildPoint;
};
export type Tick = { readonly at: number; readonly label: string };

/** A chart in units of PLOT: x from the left, y from the top. Ticks differ by the size of the chart. */
export type GrowthDrawing = {
  readonly lines: readonly { readonly line: Line; readonly d: string; readonly endY: number }[];
  /** The band from the 15th to the 85th line. */
  readonly band: string;
  readonly child: string;
  readonly joins: string;
  readonly points: readonly DrawnPoint[];
  readonly across: Readonly<Record<keyof typeof STEPS, readonly Tick[]>>;
  readonly up: readonly Tick[];
};

type Asked = {
  readonly curve: Curve;
  readonly tables: Tables;
  readonly range: Range;
  readonly points: readonly ChildPoint[];
  readonly units: ChosenUnits;
};

export function drawGrowth({ curve, tables, range, points, units }: Asked): GrowthDrawing {
  const { from, to } = range;
  const isWeight = curve === "weight" || curve === "weightForLength";
  const shown = (value: number) =>
    isWeight ? inUnit(value, units.weight === "g" ? "kg" : units.weight) : inUnit(value, units.length);
  const parts = partsOf(curve, range).map((places) =>
    places.flatMap((at) => {
      const lms =
        curve === "weightForLength" ? lmsAtLength(tables.weightForLength, at) : lmsAtAge(tables, curve, at);
      return lms === null ? [] : [{ at, lms }];
    }),
  );
  const valuesOf = (line: Line) => parts.flat().map(({ lms }) => shown(valueAt(Z_OF_LINE[line], lms)));
  const inside = points.filter(({ at, byBirth }) => isWithin(at, range) || isWithin(byBirth, range));
  const all = [...valuesOf(3), ...valuesOf(97), ...inside.map(({ value }) => shown(value))];
  const axis = roundAxis(Math.min(...all), Math.max(...all), STEPS.large);
  const x = (at: number) => round((PLOT * (at - from)) / (to - from));
  const y = (value: number) => heightOn(axis, value);
  const place = (at: number, value: number): Place => ({ x: x(at), y: y(shown(value)) });

  const traced = new Map(
    LINES.map((line) => [
      line,
      parts.map((part) => part.map(({ at, lms }) => place(at, valueAt(Z_OF_LINE[line], lms)))),
    ]),
  );
  const tracesOf = (line: Line) => traced.get(line) ?? [];
  const drawn = inside.map((point) => {
    const { at, byBirth, value } = point;
    return {
      own: isWithin(at, range) ? place(at, value) : null,
      byBirth: byBirth !== null && isWithin(byBirth, range) ? place(byBirth, value) : null,
      point,
    };
  });
  return {
    lines: LINES.map((line) => ({
      line,
      d: tracesOf(line).map(path).join(""),
      endY: tracesOf(line).at(-1)?.at(-1)?.y ?? 0,
    })),
    band: tracesOf(15)
      .map((low, part) => `${path([...low, ...(tracesOf(85)[part] ?? []).toReversed()])}Z`)
      .join(""),
    child: path(drawn.flatMap(({ own }) => own ?? [])),
    joins: drawn.map(({ own, byBirth }) => (own && byBirth ? path([own, byBirth]) : "")).join(""),
    points: drawn,
    across: { large: acrossOf(curve, range, units, "large"), small: acrossOf(curve, range, units, "small") },
    up: axis.ticks.map((tick) => ({ at: y(tick), label: String(tick) })),
  };
}

function acrossOf(
  curve: Curve,
  range: Range,
  { length }: ChosenUnits,
  size: keyof typeof STEPS,
): readonly Tick[] {
  const { from, to } = range;
  const x = (at: number) => round((PLOT * (at - from)) / (to - from));
  if (curve === "weightForLength") {
    const ticks = ticksWithin(inUnit(from, length), inUnit(to, length), STEPS[size]);
    return ticks.map((tick) => ({ at: x(tick / inUnit(1, length)), label: String(tick) }));
  }
  const [first, last] = [Math.round(from / DAYS_PER_MONTH), Math.round(to / DAYS_PER_MONTH)];
  const months = last - first;
  const step =
    months === 60 || months === 36 || months === 24 || months === 12 ? MONTH_STEPS[size][months] : 1;
  const inYears = ageUnit(range) === "years";
  return Array.from({ length: months / step + 1 }, (_, place) => first + place * step).map((month) => ({
    at: Math.min(PLOT, Math.max(0, x(month * DAYS_PER_MONTH))),
    label: inYears ? sayYears(month) : String(month),
  }));
}

/** "2", "2½". */
function sayYears(months: number): string {
  return `${Math.floor(months / 12)}${months % 12 === 6 ? "½" : ""}`;
}

/** Where the lines are looked up. Those of length step down where children begin to be measured standing up. */
function partsOf(curve: Curve, { from, to }: Range): readonly (readonly number[])[] {
  const all = Array.from({ length: SAMPLES + 1 }, (_, sample) => from + ((to - from) * sample) / SAMPLES);
  if (curve === "weightForLength") return [all];
  const days = all.map((at) => Math.round(at));
  if (curve !== "length" || to <= LAST_LYING_DAY || from > LAST_LYING_DAY) return [days];
  return [
    [...days.filter((day) => day < LAST_LYING_DAY), LAST_LYING_DAY],
    [LAST_LYING_DAY + 1, ...days.filter((day) => day > LAST_LYING_DAY + 1)],
  ];
}

function isWithin(at: number | null, { from, to }: Range): boolean {
  return at !== null && at >= from && at <= to;
}

function heightOn({ from, to }: Ticks, value: number): number {
  return round(PLOT * (1 - (value - from) / (to - from)));
}

function path(places: readonly Place[]): string {
  return places.length === 0 ? "" : `M${places.map((each) => `${each.x} ${each.y}`).join("L")}`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
