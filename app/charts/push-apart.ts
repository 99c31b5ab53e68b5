/**
 * Moves heights (y runs down) as little as possible until they are a gap apart and within bounds, each in its own place of
 * the list. Those that crowd stand around their mean: the pool-adjacent-violators method, after the gaps are taken out.
 */
export function pushApart(
  heights: readonly number[],
  gap: number,
  bounds: { readonly top: number; readonly bottom: number },
): readonly number[] {
  const order = heights.map((_, place) => place).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const pools: { sum: number; count: number }[] = [];
  order.forEach((place, rank) => {
    let pool = { sum: (heights[place] ?? 0) - rank * gap, count: 1 };
    for (let last = pools.at(-1); last && mean(last) > mean(pool); last = pools.at(-1)) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
      pools.pop();
    }
    pools.push(pool);
  });
  const lowest = Math.max(bounds.top, bounds.bottom - (heights.length - 1) * gap);
  const level = pools.flatMap((pool) => Array.from({ length: pool.count }, () => mean(pool)));
  const pushed = Array.from(heights);
  order.forEach((place, rank) => {
    pushed[place] = Math.min(Math.max(level[rank] ?? 0, bounds.top), lowest) + rank * gap;
  });
  return pushed;
}

function mean({ sum, count }: { readonly sum: number; readonly count: number }): number {
  return sum / count;
}
