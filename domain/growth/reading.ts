import { LAST_DAY } from "./age.ts";
import { restrictedZ } from "./lms.ts";
import { type Curve, type Measure, MEASURES, type Sex } from "./measure.ts";
import { lmsAtLength, lmsOnDay, type Standards } from "./standards.ts";

/** What was measured on one day: weight in kilograms, length and head in centimeters. */
export type Measured = { readonly [Each in Measure]?: number | undefined };

/** Where a child stands among others: standard deviations from the median. */
export type Reading = { readonly curve: Curve; readonly value: number; readonly z: number };

/** Against the curve of one measure on a day of age; null outside of days 0 to 730. */
export function readByAge(
  standards: Standards,
  { sex, days }: { readonly sex: Sex; readonly days: number },
  measure: Measure,
  value: number,
): Reading | null {
  const row = days > LAST_DAY ? null : lmsOnDay(standards[sex][measure], days);
  return row === null ? null : { curve: measure, value, z: restrictedZ(value, row) };
}

/** Weight against that of others as long; null outside of 45 to 110 cm. It asks for no age, and so for no correction. */
export function readByLength(standards: Standards, sex: Sex, { weight, length }: Measured): Reading | null {
  if (weight === undefined || length === undefined) return null;
  const row = lmsAtLength(standards[sex].weightForLength, length);
  return row === null ? null : { curve: "weightForLength", value: weight, z: restrictedZ(weight, row) };
}

/** All that can be said of one day. */
export function readAll(
  standards: Standards,
  child: { readonly sex: Sex; readonly days: number },
  measured: Measured,
): readonly Reading[] {
  const byAge = MEASURES.map((measure) => {
    const value = measured[measure];
    return value === undefined ? null : readByAge(standards, child, measure, value);
  });
  return [...byAge, readByLength(standards, child.sex, measured)].filter((reading) => reading !== null);
}
