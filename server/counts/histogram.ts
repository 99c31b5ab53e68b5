/** Upper bounds of the steps in which timings (milliseconds) and sizes (bytes) are counted; what is more is in none of them. */
export const BOUNDS = {
  ms: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000],
  bytes: [1_024, 4_096, 16_384, 65_536, 262_144, 1_048_576],
} as const;

export type Measure = keyof typeof BOUNDS;

/** What is beyond all bounds. */
export const BEYOND = Infinity;

/** The smallest bound that a value does not exceed. */
export function boundOf(measure: Measure, value: number): number {
  for (const bound of BOUNDS[measure]) if (value <= bound) return bound;
  return BEYOND;
}

/** The bound below which a share of all values lies, such as 0.95; undefined where there are none. */
export function quantileOf(steps: ReadonlyMap<number, number>, share: number): number | undefined {
  const sorted = [...steps].toSorted(([one], [other]) => one - other);
  const wanted = sorted.reduce((sum, [, count]) => sum + count, 0) * share;
  let sum = 0;
  for (const [bound, count] of sorted) {
    sum += count;
    if (count > 0 && sum >= wanted) return bound;
  }
  return undefined;
}
