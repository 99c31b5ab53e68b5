import { percentileOf } from "#domain/growth/percentile.ts";

/** Something that is known to be about so much. */
export type About = { readonly mean: number; readonly spread: number };

const PARTS = 400;
const FAR_SD = 6;

/**
 * For each of several normal values that do not hang together, the chance to be the highest: it lies in a small part of the
 * line and all others lie below, summed over the parts. No dice, so that two devices find the same.
 */
export function chancesToBeHighest(values: readonly About[]): readonly number[] {
  const low = Math.min(...values.map(({ mean, spread }) => mean - FAR_SD * spread));
  const high = Math.max(...values.map(({ mean, spread }) => mean + FAR_SD * spread));
  const won = values.map(() => 0);
  let before = values.map(() => 0);
  for (let part = 1; part <= PARTS; part++) {
    const end = low + ((high - low) * part) / PARTS;
    const below = values.map(({ mean, spread }) => percentileOf((end - mean) / spread) / 100);
    values.forEach((_, one) => {
      const within = (below[one] ?? 0) - (before[one] ?? 0);
      const othersBelow = (productWithout(before, one) + productWithout(below, one)) / 2;
      won[one] = (won[one] ?? 0) + within * othersBelow;
    });
    before = below;
  }
  const all = won.reduce((sum, chance) => sum + chance, 0);
  return won.map((chance) => chance / all);
}

function productWithout(values: readonly number[], left: number): number {
  return values.reduce((product, value, place) => (place === left ? product : product * value), 1);
}
