import type { Dice } from "#domain/names/name-book.ts";
import { chancesToBeFirst, chanceToWin, type Duel, type Strengths, strengthsOf } from "./strengths.ts";

/** So many names, at least and at most, are brought down to one. */
export const DUELERS = { fewest: 4, most: 16 } as const;
/** A name that is first with this chance is the answer. */
const SURE = 0.8;
/** So many duels for each name, and no more: nobody wants to go on for ever. */
export const DUELS_PER_NAME = 3;

export type Standing = {
  /** Chance of each name to be the strongest, by its place in the list. */
  readonly first: readonly number[];
  /** Places, strongest first. */
  readonly order: readonly number[];
  /** The two names to ask about next; null when enough is known. */
  readonly next: readonly [number, number] | null;
};

/** Where the names stand after these duels, and which two to ask about next. */
export function standingAfter(count: number, duels: readonly Duel[], dice: Dice): Standing {
  const strengths = strengthsOf(count, duels);
  const first = chancesToBeFirst(strengths, dice);
  const order = strengths.mean
    .map((mean, place) => ({ mean, place }))
    .toSorted((one, other) => other.mean - one.mean || one.place - other.place)
    .map(({ place }) => place);
  const isOver = Math.max(...first) >= SURE || duels.length >= DUELS_PER_NAME * count;
  return { first, order, next: isOver ? null : tellingPair(strengths, first, dice) };
}

/**
 * The pair whose answer says most about who is first: its outcome is open (p (1 - p)), the difference is not yet known
 * (its variance), and both may be first.
 */
function tellingPair(
  { mean, covariance }: Strengths,
  first: readonly number[],
  dice: Dice,
): readonly [number, number] {
  let [best, most]: [readonly [number, number], number] = [[0, 1], -1];
  mean.forEach((one, place) => {
    for (let against = place + 1; against < mean.length; against++) {
      const chance = chanceToWin(one, mean[against] ?? 0);
      const spread =
        (covariance[place]?.[place] ?? 0) +
        (covariance[against]?.[against] ?? 0) -
        2 * (covariance[place]?.[against] ?? 0);
      const stake = (first[place] ?? 0) + (first[against] ?? 0);
      const telling = chance * (1 - chance) * spread * stake * (1 + dice() / 1000);
      if (telling > most) [best, most] = [[place, against], telling];
    }
  });
  // Neither stands on the same side all the time.
  return dice() < 0.5 ? best : [best[1], best[0]];
}
