import { DAYS_PER_MONTH, LAST_DAY, LAST_LYING_DAY } from "#domain/growth/age.ts";
import type { Curve } from "#domain/growth/measure.ts";
import { inUnit, type LengthUnit } from "#domain/growth/units.ts";

/** A part of a curve to be looked at: in days of age, or in centimeters of length. */
export type Range = { readonly id: string; readonly from: number; readonly to: number };

const AGES: readonly Range[] = [
  ...[3, 6, 12].map((months) => ({ id: `${months}`, from: 0, to: Math.round(months * DAYS_PER_MONTH) })),
  { id: "24", from: 0, to: LAST_LYING_DAY },
  { id: "60", from: 0, to: LAST_DAY },
];
const LENGTHS: readonly Range[] = [
  { id: "short", from: 45, to: 65 },
  { id: "middle", from: 60, to: 80 },
  { id: "long", from: 75, to: 95 },
  { id: "all", from: 45, to: 110 },
];

export function rangesOf(curve: Curve): readonly Range[] {
  return curve === "weightForLength" ? LENGTHS : AGES;
}

/** The nearest look at a point that leaves some room after it. Without one, everything. */
export function rangeAround(curve: Curve, at: number | null): Range {
  const ranges = rangesOf(curve);
  const [whole] = ranges.slice(-1);
  if (whole === undefined) throw new Error("A curve has ranges.");
  if (at === null) return whole;
  return ranges.find(({ from, to }) => at >= from && at <= from + (to - from) * 0.97) ?? whole;
}

/** "6 mo", "24–31 in". */
export function sayRange(curve: Curve, { id, from, to }: Range, unit: LengthUnit): string {
  if (curve !== "weightForLength") return id === "60" ? "5 yr" : `${id} mo`;
  return `${Math.round(inUnit(from, unit))}–${Math.round(inUnit(to, unit))} ${unit}`;
}
