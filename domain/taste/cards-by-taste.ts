import type { Dice } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { drawnByTaste } from "./by-taste.ts";
import type { TasteModel } from "./taste-model.ts";
import type { TasteShelf } from "./taste-shelf.ts";

/** The part of the cards that is predicted; the rest stays chance, so that a taste can widen. */
const PREDICTED = 0.7;

type Cards = {
  /** Names that may come up. */
  readonly ids: readonly NameId[];
  readonly count: number;
  /** So many others by chance, none of those taken. */
  readonly others: (count: number, taken: ReadonlySet<NameId>) => readonly NameId[];
};

/** Cards of which seven in ten are such as somebody with this taste may like. What stands where is for the deck to mix. */
export function cardsByTaste(
  shelf: TasteShelf,
  model: TasteModel,
  { ids, count, others }: Cards,
  dice: Dice,
): readonly NameId[] {
  const items = ids.flatMap((id) => shelf.byId.get(id) ?? []);
  const predicted = drawnByTaste(shelf, model, items, Math.round(count * PREDICTED), dice).map(
    ({ id }) => id,
  );
  return [...predicted, ...others(count - predicted.length, new Set(predicted))];
}
