import type { Dice } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { drawnByTaste } from "./by-taste.ts";
import type { TasteModel } from "./taste-model.ts";
import type { TasteShelf } from "./taste-shelf.ts";

/** The part of the cards that is predicted; the rest stays chance, so that a taste can widen. */
const PREDICTED = 0.7;

/**
 * Cards out of names in an order of chance: seven in ten that somebody with this taste may like, then the first of the others.
 * What stands where in a hand is for the deck to mix.
 */
export function cardsByTaste(
  shelf: TasteShelf,
  model: TasteModel,
  ids: readonly NameId[],
  count: number,
  dice: Dice,
): readonly NameId[] {
  const items = ids.flatMap((id) => shelf.byId.get(id) ?? []);
  const predicted = drawnByTaste(model, items, Math.round(count * PREDICTED), dice).map(({ id }) => id);
  const taken = new Set(predicted);
  return [...predicted, ...ids.filter((id) => !taken.has(id)).slice(0, count - predicted.length)];
}
