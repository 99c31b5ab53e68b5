import { correctedDays } from "./age.ts";
import type { Curve, Measure, Sex } from "./measure.ts";
import { readByAge } from "./reading.ts";
import type { Standards } from "./standards.ts";
import { type Amount, inStandardUnit, type Unit, unitsOf } from "./units.ts";

/** Nobody under two has been lighter, shorter or bigger than this, in kilograms and centimeters. */
const POSSIBLE: Readonly<Record<Measure, readonly [number, number]>> = {
  weight: [0.3, 35],
  length: [20, 120],
  head: [15, 65],
};

/** Beyond these z-scores WHO Anthro flags a record as a likely slip of the pen. */
const LIKELY: Readonly<Record<Curve, readonly [number, number]>> = {
  weight: [-6, 5],
  length: [-6, 6],
  head: [-5, 5],
  weightForLength: [-5, 5],
};

/**
 * Why a figure is asked about: in another unit it would fit; or it is far from all curves, which may still be so; or its
 * weight is far from that of others as long; or no child is like that.
 */
export type Doubt =
  | { readonly kind: "otherUnit"; readonly unit: Unit }
  | { readonly kind: "unlikely" | "unlikelyPair" | "impossible" };

export type ChildOnDay = {
  readonly sex: Sex;
  readonly days: number;
  readonly gestationWeeks: number | null;
};

/** Null where a figure may be taken as it is. */
export function doubtAbout(
  standards: Standards,
  child: ChildOnDay,
  measure: Measure,
  amount: Amount,
): Doubt | null {
  const fits = (asked: Amount) => {
    const value = inStandardUnit(asked);
    return isPossible(measure, value) && isLikely(standards, child, measure, value);
  };
  if (fits(amount)) return null;
  const other = unitsOf(measure).find(
    (unit) => unit !== amount.unit && amount.ounces === 0 && fits({ ...amount, unit }),
  );
  if (other !== undefined) return { kind: "otherUnit", unit: other };
  return { kind: isPossible(measure, inStandardUnit(amount)) ? "unlikely" : "impossible" };
}

/** Whether the weight could belong to that length: one of the two may be a slip though each by itself could be so. */
export function isLikelyPair(z: number): boolean {
  const [least, most] = LIKELY.weightForLength;
  return z >= least && z <= most;
}

function isPossible(measure: Measure, value: number): boolean {
  const [least, most] = POSSIBLE[measure];
  return value >= least && value <= most;
}

/** By either age of a preterm baby. Before the due date there is no curve to be below of. */
function isLikely(standards: Standards, child: ChildOnDay, measure: Measure, value: number): boolean {
  const { sex, days, gestationWeeks } = child;
  const [least, most] = LIKELY[measure];
  const zAt = (age: number) => readByAge(standards, { sex, days: age }, measure, value)?.z;
  const corrected = correctedDays(days, gestationWeeks);
  const z = zAt(days);
  if (corrected !== null && corrected < 0) return z === undefined || z <= most;
  return [z, corrected === null ? undefined : zAt(corrected)].some(
    (each) => each !== undefined && each >= least && each <= most,
  );
}
