import { correctedDays } from "./age.ts";
import { OUTER_SD } from "./lms.ts";
import type { GrowthMeasure, Sex } from "./measure.ts";
import { readByAge } from "./curve-score.ts";
import type { Standards } from "./standards.ts";
import { type Amount, inStandardUnit, type Unit, unitsOf } from "./units.ts";

/** Nobody under five has been lighter, shorter or bigger than this, in kilograms and centimeters. */
const POSSIBLE: Readonly<Record<GrowthMeasure, readonly [number, number]>> = {
  weight: [0.3, 60],
  length: [20, 140],
  head: [15, 65],
};

/** Within so many standard deviations a figure in another unit is taken to be what was meant. */
const PLAUSIBLE_SD = 2.5;

/**
 * Why a figure is asked about: in another unit it would be an everyday one, though it may be right as it is if a child can
 * be like that; or it is beyond 3 SD, which may still be so; or its weight is far from that of others as long; or no child
 * is like that.
 */
export type Doubt =
  | { readonly kind: "otherUnit"; readonly unit: Unit; readonly isPossible: boolean }
  | { readonly kind: "unlikely" | "unlikelyPair" | "impossible" };

type ChildOnDay = {
  readonly sex: Sex;
  readonly days: number;
  readonly gestationWeeks: number | null;
};

/** Null where a figure may be taken as it is. */
export function doubtAbout(
  standards: Standards,
  child: ChildOnDay,
  measure: GrowthMeasure,
  amount: Amount,
): Doubt | null {
  const value = inStandardUnit(amount);
  const couldBe = isPossible(measure, value);
  if (couldBe && isExpected(standards, child, measure, value)) return null;
  const [other] = amount.ounces === 0 ? otherUnits(standards, child, measure, amount) : [];
  if (other !== undefined) return { kind: "otherUnit", unit: other, isPossible: couldBe };
  return { kind: couldBe ? "unlikely" : "impossible" };
}

/** Whether somebody may answer that the figure is right as it stands. */
export function canBeRight(doubt: Doubt): boolean {
  return doubt.kind === "otherUnit" ? doubt.isPossible : doubt.kind !== "impossible";
}

/** Units in which the figure would be an everyday one, the likeliest first. */
function otherUnits(
  standards: Standards,
  child: ChildOnDay,
  measure: GrowthMeasure,
  amount: Amount,
): readonly Unit[] {
  return unitsOf(measure)
    .flatMap((unit) => {
      const value = inStandardUnit({ ...amount, unit });
      const far = distance(standards, child, measure, value);
      return unit !== amount.unit && isPossible(measure, value) && far < PLAUSIBLE_SD ? [{ unit, far }] : [];
    })
    .toSorted((one, other) => one.far - other.far)
    .map(({ unit }) => unit);
}

function isPossible(measure: GrowthMeasure, value: number): boolean {
  const [least, most] = POSSIBLE[measure];
  return value >= least && value <= most;
}

/** Before the due date of a preterm baby there is no curve to be below of. */
function isExpected(standards: Standards, child: ChildOnDay, measure: GrowthMeasure, value: number): boolean {
  const z = zAt(standards, child, child.days, measure, value);
  if (isBeforeDue(child) && (z === undefined || z < 0)) return true;
  return distance(standards, child, measure, value) <= OUTER_SD;
}

/** Standard deviations from the median, by the nearer of the two ages of a preterm baby. */
function distance(standards: Standards, child: ChildOnDay, measure: GrowthMeasure, value: number): number {
  const corrected = correctedDays(child.days, child.gestationWeeks);
  const ages = corrected === null ? [child.days] : [child.days, corrected];
  const all = ages.map((days) => zAt(standards, child, days, measure, value));
  return Math.min(...all.map((z) => (z === undefined ? Infinity : Math.abs(z))));
}

function isBeforeDue({ days, gestationWeeks }: ChildOnDay): boolean {
  const corrected = correctedDays(days, gestationWeeks);
  return corrected !== null && corrected < 0;
}

function zAt(
  standards: Standards,
  { sex }: ChildOnDay,
  days: number,
  measure: GrowthMeasure,
  value: number,
): number | undefined {
  return readByAge(standards, { sex, days }, measure, value)?.z;
}
