/** Few enough that no write has to wait for long, though each may take 500 names with it. */
const BATCH = 100;

/** Removes batch after batch, `most` rows at most, until one is not full; returns how many were removed. */
export async function inBatches(
  most: number,
  removeBatch: (limit: number) => Promise<bigint>,
): Promise<number> {
  const limit = Math.min(most, BATCH);
  if (limit <= 0) return 0;
  const removed = Number(await removeBatch(limit));
  return removed < limit ? removed : removed + (await inBatches(most - removed, removeBatch));
}
