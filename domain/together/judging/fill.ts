import { createDraw } from "#domain/names/draw/draw-hand.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Dice } from "#domain/names/name-book.ts";
import { type DeckChoice, formatChoice, withoutWishes } from "./deck-choice.ts";
import type { NamePool } from "./name-pool.ts";

/** Names for a hand: at most so many, none of those that are known. */
export type Fill = (count: number, known: ReadonlySet<NameId>, dice: Dice) => readonly NameId[];

/** Drawn as Generate draws, by a choice of cards. */
export function fillBy(pool: NamePool, choice: DeckChoice): Fill {
  return (count, known, dice) => {
    if (count <= 0) return [];
    const left = pool.fitting(choice).filter(({ id }) => !known.has(id));
    return createDraw(left, choice.mood)(count, dice).map(({ id }) => id);
  };
}

/** The choice that may have brought a card: the one of now, or, for a name that it keeps out, any of the gender. */
export function choiceOf(
  { id }: { readonly id: NameId },
  choice: DeckChoice,
  pool: Pick<NamePool, "fitting">,
): string {
  const isIn = pool.fitting(choice).some((name) => name.id === id);
  return formatChoice(isIn ? choice : withoutWishes(choice));
}
