import type { Dice } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { cardsByTaste } from "#domain/taste/cards-by-taste.ts";
import { learnTaste, NO_EVIDENCE, type TasteEvidence } from "#domain/taste/learn-taste.ts";
import { logistic } from "#domain/taste/taste-model.ts";
import type { TasteItem, TasteShelf } from "#domain/taste/taste-shelf.ts";
import { shuffled } from "#domain/together/judging/shuffled.ts";

const HAND = 10;
const [FROM, UP_TO] = [20, 60];
/** What most people like of names that are drawn evenly. */
const USUAL = 0.1;

/** Likes among cards 21 to 60, of all users together: dealt by taste, and evenly to the same users. */
type Simulated = { readonly byTaste: number; readonly evenly: number };

/**
 * Somebody with known weights: keen on a few things that names have, averse to a few, and as hard to please as most. The
 * weights are upon what a name has or has not, and so not of the model's own making.
 */
function simulatedUser({ items }: TasteShelf, dice: Dice): (item: TasteItem) => number {
  const keys = [...new Set(items.flatMap(({ traits }) => traits.map(([key]) => key)))].filter(
    (key) => !key.startsWith("sex:"),
  );
  const weights = new Map(
    shuffled(keys, dice)
      .slice(0, keys.length / 3)
      .map((key) => [key, 4 * dice() - 2]),
  );
  weights.set(dice() < 0.5 ? "sex:girl" : "sex:boy", -2);
  const worth = (item: TasteItem) => item.traits.reduce((sum, [key]) => sum + (weights.get(key) ?? 0), 0);
  const worths = new Map(items.map((item) => [item, worth(item)]));
  const rate = (bias: number) =>
    items.reduce((sum, item) => sum + logistic((worths.get(item) ?? 0) + bias), 0) / items.length;
  let [low, high] = [-20, 20];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (rate(middle) > USUAL) high = middle;
    else low = middle;
  }
  return (item) => logistic((worths.get(item) ?? 0) + low);
}

/** Sixty cards in hands of ten to each of so many users, and what they like of the last forty. */
export function simulateUsers(shelf: TasteShelf, users: number, seed: number): Simulated {
  const dice = seededDice(seed);
  let [byTaste, evenly] = [0, 0];
  for (let user = 0; user < users; user++) {
    const chanceOf = simulatedUser(shelf, dice);
    byTaste += likesOf(shelf, chanceOf, true, dice);
    evenly += likesOf(shelf, chanceOf, false, dice);
  }
  return { byTaste, evenly };
}

function likesOf(
  shelf: TasteShelf,
  chanceOf: (item: TasteItem) => number,
  isByTaste: boolean,
  dice: Dice,
): number {
  let evidence: TasteEvidence = NO_EVIDENCE;
  let likes = 0;
  const seen = new Set<string>();
  while (seen.size < UP_TO) {
    const left = shuffled(
      shelf.items.flatMap(({ id }) => (seen.has(id) ? [] : id)),
      dice,
    );
    for (const id of isByTaste ? cardsFor(shelf, evidence, left, dice) : left.slice(0, HAND)) {
      const item = shelf.byId.get(id);
      const isLiked = item !== undefined && dice() < chanceOf(item);
      if (isLiked && seen.size >= FROM) likes++;
      seen.add(id);
      evidence = isLiked
        ? { ...evidence, liked: [...evidence.liked, { id, isLoved: false }] }
        : { ...evidence, refused: [...evidence.refused, id] };
    }
  }
  return likes;
}

/** A hand as the deck deals it: by taste from the first like on. */
function cardsFor(
  shelf: TasteShelf,
  evidence: TasteEvidence,
  left: readonly NameId[],
  dice: Dice,
): readonly NameId[] {
  if (evidence.liked.length === 0) return left.slice(0, HAND);
  const others = (count: number, taken: ReadonlySet<NameId>) =>
    left.filter((id) => !taken.has(id)).slice(0, count);
  const model = learnTaste(shelf, evidence, new Set());
  return cardsByTaste(shelf, model, { ids: left, count: HAND, others }, dice);
}
