import { LAST_DAY, LAST_LYING_DAY } from "./age.ts";
import { restrictedZ } from "./lms.ts";
import { type Curve, type GrowthMeasure, GROWTH_MEASURES, type Sex } from "./measure.ts";
import { lmsAtAge, lmsAtLength, LYING_ADDS_CM, type Standards } from "./standards.ts";

/** What was measured on one day: weight in kilograms, length (from day 731 on height) and head in centimeters. */
export type Measured = { readonly [Each in GrowthMeasure]?: number | undefined };

/** Where a child stands among others: standard deviations from the median. */
export type CurveScore = { readonly curve: Curve; readonly value: number; readonly z: number };

/** Against the curve of one measure on a day of age; null outside of days 0 to 1,826. */
export function readByAge(
  standards: Standards,
  { sex, days }: { readonly sex: Sex; readonly days: number },
  measure: GrowthMeasure,
  value: number,
): CurveScore | null {
  const row = days > LAST_DAY ? null : lmsAtAge(standards[sex], measure, days);
  return row === null ? null : { curve: measure, value, z: restrictedZ(value, row) };
}

/**
 * Weight against that of others as long; null outside of 45 to 110 cm lying down. Of the age it asks only whether the child
 * was measured standing up, and so for no correction.
 */
export function readByLength(
  standards: Standards,
  { sex, days }: { readonly sex: Sex; readonly days: number },
  { weight, length }: Measured,
): CurveScore | null {
  if (weight === undefined || length === undefined) return null;
  const row = lmsAtLength(standards[sex].weightForLength, lyingLength(days, length));
  return row === null ? null : { curve: "weightForLength", value: weight, z: restrictedZ(weight, row) };
}

/** The length lying down of a child that is measured standing up from day 731 on. */
export function lyingLength(days: number, measured: number): number {
  return days > LAST_LYING_DAY ? measured + LYING_ADDS_CM : measured;
}

/** All that can be said of one day. */
export function readAll(
  standards: Standards,
  child: { readonly sex: Sex; readonly days: number },
  measured: Measured,
): readonly CurveScore[] {
  const byAge = GROWTH_MEASURES.map((measure) => {
    const value = measured[measure];
    return value === undefined ? null : readByAge(standards, child, measure, value);
  });
  return [...byAge, readByLength(standards, child, measured)].filter((reading) => reading !== null);
}
