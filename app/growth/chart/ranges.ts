import { DAYS_PER_MONTH, LAST_DAY, LAST_LYING_DAY } from "#domain/growth/age.ts";
import type { Curve } from "#domain/growth/measure.ts";
import { inUnit, type LengthUnit } from "#domain/growth/units.ts";

/** A part of a curve to be looked at: in days of age, or in centimeters of length. */
export type Range = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** Up to here it is chosen by itself: past most of it, a longer look leaves more room for what comes. */
  readonly until: number;
};

/** From the third year on, ages are said in years. */
const LATER_YEARS = "24-60";
const ALL_YEARS = "60";

const ROOM = 0.97;
const AGES: readonly Range[] = [
  ...[3, 6, 12].map((months) => withRoom(`${months}`, 0, Math.round(months * DAYS_PER_MONTH))),
  // A child of two fills it: the next look begins there.
  { id: "24", from: 0, to: LAST_LYING_DAY, until: LAST_LYING_DAY },
  { id: LATER_YEARS, from: LAST_LYING_DAY + 1, to: LAST_DAY, until: LAST_DAY },
  { id: ALL_YEARS, from: 0, to: LAST_DAY, until: LAST_DAY },
];
const LENGTHS: readonly Range[] = [
  withRoom("short", 45, 65),
  withRoom("middle", 60, 80),
  withRoom("long", 75, 95),
  withRoom("all", 45, 110),
];

function withRoom(id: string, from: number, to: number): Range {
  return { id, from, to, until: from + (to - from) * ROOM };
}

export function rangesOf(curve: Curve): readonly Range[] {
  return curve === "weightForLength" ? LENGTHS : AGES;
}

/** The nearest look at the newest point that leaves out none of the older ones. Without any, everything. */
export function rangeAround(curve: Curve, newest: number | null, oldest: number | null = newest): Range {
  const ranges = rangesOf(curve);
  const [whole] = ranges.slice(-1);
  if (whole === undefined) throw new Error("A curve has ranges.");
  if (newest === null) return whole;
  const first = Math.min(newest, oldest ?? newest);
  // A baby that came early has points before the due date, which no look shows.
  return ranges.find(({ from, until }) => Math.max(0, first) >= from && newest <= until) ?? whole;
}

/** "6 mo", "24–31 in". */
export function sayRange(curve: Curve, { id, from, to }: Range, unit: LengthUnit): string {
  if (curve !== "weightForLength")
    return id === ALL_YEARS ? "5 yr" : id === LATER_YEARS ? "2–5 yr" : `${id} mo`;
  return `${Math.round(inUnit(from, unit))}–${Math.round(inUnit(to, unit))} ${unit}`;
}

/** What ages are counted in along the axis. */
export function ageUnit({ id }: Range): "months" | "years" {
  return id === ALL_YEARS || id === LATER_YEARS ? "years" : "months";
}
