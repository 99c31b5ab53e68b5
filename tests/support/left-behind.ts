import { setImmediate as nextTurn } from "node:timers/promises";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// The second as the site is served.
for (const flag of ["--expose-gc", "--no-allocation-site-pretenuring"]) setFlagsFromString(flag);
const collect: (how?: { type: "minor" }) => void = runInNewContext("gc");

/** So often what is young is collected: a job outlives one collection at most. */
const BATCHES = 60;

/**
 * Bytes that a job leaves behind when what is young has been collected twice: they wait until the whole heap is collected, and
 * then everybody waits for that. The median of sixty batches.
 */
export async function bytesLeftBehind(
  inBatch: number,
  job: (time: number) => void | Promise<void>,
): Promise<number> {
  const left: number[] = [];
  collect();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const before = oldBytes();
    for (let time = 0; time < inBatch; time += 1) {
      // In a turn of its own, so that what waits for it holds nothing of it.
      await nextTurn().then(() => job(batch * inBatch + time));
    }
    await nextTurn();
    collect({ type: "minor" });
    left.push((oldBytes() - before) / inBatch);
  }
  return left.toSorted((one, other) => one - other)[BATCHES / 2] ?? 0;
}

function oldBytes(): number {
  return getHeapSpaceStatistics()
    .filter(({ space_name }) => !space_name.startsWith("new_"))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);
}
