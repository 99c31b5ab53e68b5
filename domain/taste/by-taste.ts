import type { Dice } from "#domain/names/name-book.ts";
import { bestOf } from "#domain/names/like/best-of.ts";
import { drawnWeights, logistic, product, type TasteModel } from "./taste-model.ts";
import type { TasteItem, TasteShelf } from "./taste-shelf.ts";

/** How much being liked counts against being unlike those already chosen (maximal marginal relevance). */
const LAMBDA = 0.7;
/** Of so many best, the varied are chosen. */
const POOL = 120;

/** Names that somebody with this taste may like, varied, at most so many; others at the next draw. */
export function drawnByTaste(
  { worthUnder }: TasteShelf,
  model: TasteModel,
  items: readonly TasteItem[],
  count: number,
  dice: Dice,
): readonly TasteItem[] {
  const worthOf = worthUnder(drawnWeights(model, dice));
  const left = bestOf(items, POOL, worthOf).map((item) => ({
    item,
    chance: logistic(worthOf(item)),
    likeness: 0,
  }));
  const chosen: TasteItem[] = [];
  while (chosen.length < count && left.length > 0) {
    const values = left.map(({ chance, likeness }) => LAMBDA * chance - (1 - LAMBDA) * likeness);
    const [next] = left.splice(values.indexOf(Math.max(...values)), 1);
    if (next === undefined) break;
    chosen.push(next.item);
    for (const each of left) each.likeness = Math.max(each.likeness, cosine(each.item, next.item));
  }
  return chosen;
}

function cosine({ vector: one }: TasteItem, { vector: other }: TasteItem): number {
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}
