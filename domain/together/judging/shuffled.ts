import type { Dice } from "#domain/names/name-book.ts";

/** In an order of chance (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], dice: Dice): readonly Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(dice() * (last + 1));
    const [one, two] = [mixed[last], mixed[other]];
    if (one === undefined || two === undefined) continue;
    mixed[last] = two;
    mixed[other] = one;
  }
  return mixed;
}
