import { quasiVariances } from "./quasi-variances.ts";
import { type Duel, strengthsOf } from "./strengths.ts";
import { byId, type NameCandidate } from "#domain/together/judging/verdict.ts";

/** Steps in one unit of log odds: from one to the next, the odds between two names change by six in a hundred. */
export const STEPS = 16;
/** Strengths reach so many steps up and down: odds of 2,800 to 1, more than any answers here can say. */
export const MOST_STRENGTH = 127;
export const MOST_SPREAD = 64;

/**
 * What duels say of a name, in whole steps: two devices reckon with the same numbers, and which question was answered how
 * cannot be read from them.
 */
export type Weighed = NameCandidate & {
  /** -MOST_STRENGTH to MOST_STRENGTH; 0 is the middle of the names compared. */
  readonly strength: number;
  /** How unsure that is (a standard deviation), 1 to MOST_SPREAD. */
  readonly spread: number;
};

/** All the names that were compared, by id: their order says nothing. */
export function weigh(names: readonly NameCandidate[], duels: readonly Duel[]): readonly Weighed[] {
  const { mean, covariance } = strengthsOf(names.length, duels);
  const variances = quasiVariances(covariance);
  return names
    .map(({ id, own }, place) => ({
      id,
      own,
      strength: within(-MOST_STRENGTH, STEPS * (mean[place] ?? 0), MOST_STRENGTH),
      spread: within(1, STEPS * Math.sqrt(variances[place] ?? 0), MOST_SPREAD),
    }))
    .toSorted(byId);
}

/** As a whole number; never the other zero, -0. */
function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(Math.round(value), least), most) + 0;
}
