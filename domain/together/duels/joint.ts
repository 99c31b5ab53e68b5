import { chancesToBeHighest } from "./chances-to-be-highest.ts";
import { byId, type NameCandidate, candidateOf } from "#domain/together/judging/verdict.ts";
import { STEPS, type Weighed } from "./weighed.ts";

export type Ranked = { readonly name: NameCandidate; /** To be first, 0 to 1. */ readonly chance: number };

/**
 * Two people's weights as one, over the names that both have compared, strongest first: the geometric mean of the odds is the
 * mean of the strengths, so a name that both find good stands before one that only one adores. Whoever comes first here, the
 * result is the same to the last bit: sums of whole steps decide, and of equals the one first by id.
 */
export function jointOf(one: readonly Weighed[], other: readonly Weighed[]): readonly Ranked[] {
  const others = new Map(other.map((weighed) => [weighed.id, weighed]));
  const pairs = one.toSorted(byId).flatMap((mine) => {
    const theirs = others.get(mine.id);
    return theirs === undefined ? [] : { mine, theirs, sum: mine.strength + theirs.strength };
  });
  const chances = chancesToBeHighest(
    pairs.map(({ mine, theirs, sum }) => ({
      mean: sum / 2 / STEPS,
      // Two who were asked apart: the variances of their sum add up, and halving it takes a quarter of them.
      spread: Math.sqrt(mine.spread ** 2 + theirs.spread ** 2) / 2 / STEPS,
    })),
  );
  return pairs
    .map(({ mine, sum }, place) => ({
      ranked: { name: candidateOf(mine), chance: chances[place] ?? 0 },
      sum,
    }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ ranked }) => ranked);
}
