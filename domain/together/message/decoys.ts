import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { weightIn } from "#domain/names/draw/mood.ts";
import { weightedOrder } from "#domain/names/draw/weighted.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { type DeckChoice, parseChoice, withoutWishes } from "#domain/together/judging/deck-choice.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { shuffled } from "#domain/together/judging/shuffled.ts";
import type { TogetherState } from "#domain/together/together-state.ts";
import { DECOY_PART, FEWEST_DECOYS, type Liked } from "./build-message.ts";

/** A like, and the choice of cards that brought it; none for one of before there were choices. */
type Brought = Liked & { readonly by?: string };

/**
 * The names that hide likes, of each choice of cards as many as hide what it brought: beside Irish names, others would tell
 * which are liked. They follow from the device's number alone, so whoever likes more, or chooses other cards, takes nothing
 * away that hid the likes before.
 */
export function decoysFor(
  { self, gender }: Pick<TogetherState, "self" | "gender">,
  liked: readonly Brought[],
  pool: NamePool,
): readonly NameId[] {
  const own = new Set(liked.map(({ id }) => id));
  const decoys = new Set<NameId>();
  const add = (order: readonly NameId[], wanted: number): number => {
    const drawn = order.filter((id) => !own.has(id) && !decoys.has(id)).slice(0, wanted);
    for (const id of drawn) decoys.add(id);
    return wanted - drawn.length;
  };
  const orderOf = (choice: DeckChoice) =>
    weightedOrder(pool.fitting(choice), (name) => weightIn(choice.mood, name), seededDice(self)).map(
      ({ id }) => id,
    );
  const bringers = liked.length === 0 ? [undefined] : [...new Set(liked.map(({ by }) => by))];
  for (const by of bringers) {
    const brought = liked.filter((each) => each.by === by).length;
    const fewest = decoys.size === 0 ? FEWEST_DECOYS : 0;
    const wanted = Math.max(fewest, Math.ceil((brought * DECOY_PART) / (1 - DECOY_PART)));
    const missing =
      by === undefined
        ? add(shuffled(pool.ids(gender), seededDice(self)), wanted)
        : add(orderOf(parseChoice(by)), wanted);
    // Where few names fit, what is missing comes from all of the gender.
    if (missing > 0) add(orderOf(withoutWishes(parseChoice(by ?? ""))), missing);
  }
  return [...decoys];
}
