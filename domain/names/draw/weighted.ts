import type { Dice } from "#domain/names/name-book.ts";

/** Draws the place of one of some weighted things, each as likely as its weight is of all; the same may come again. */
export type WeightedDraw = {
  /** -1 where there is nothing to draw from. */
  readonly place: (dice: Dice) => number;
  /** All weights together. */
  readonly total: number;
};

/**
 * The weights are added up once, and where the sum of as many equal parts as there are weights would fall: a draw begins to
 * look there, and mostly has to go no step further.
 */
export function weightedDraw(weights: readonly number[]): WeightedDraw {
  const size = weights.length;
  const sums = new Float64Array(size);
  let total = 0;
  for (const [place, weight] of weights.entries()) {
    total += weight;
    sums[place] = total;
  }
  const starts = new Uint32Array(size);
  for (let part = 0, place = 0; part < size; part += 1) {
    while (place < size - 1 && (sums[place] ?? 0) <= (part / size) * total) place += 1;
    starts[part] = place;
  }
  return {
    total,
    place(dice) {
      const part = dice();
      const wanted = part * total;
      let place = starts[Math.floor(part * size)] ?? -1;
      while (place < size - 1 && (sums[place] ?? 0) <= wanted) place += 1;
      return place;
    },
  };
}

/**
 * All things in an order of chance, the weighty ones sooner: as if one after another were drawn and not put back. The same
 * dice give the same order. (Efraimidis and Spirakis.)
 */
export function weightedOrder<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  dice: Dice,
): readonly Item[] {
  return items
    .map((item) => ({ item, after: -Math.log(1 - dice()) / weightOf(item) }))
    .toSorted((one, other) => one.after - other.after)
    .map(({ item }) => item);
}
