import { setImmediate } from "node:timers/promises";

/**
 * While one write of a list is in hand, so much work may wait behind it: as many single saves as a list holds names, or
 * twenty merges of whole lists.
 */
const MOST_WAITING = 500;
const BYTES_A_UNIT = 512;
/** A merge of 500 names; what a room takes costs no more. */
const HEAVIEST = 25;

export type WriteQueue = {
  /**
   * Runs the write when those before it with the same key are done, so that one list (or room) holds at most one
   * connection to the database and others come in between. undefined when too much waits already: it was not run.
   */
  run<Result>(key: string, write: () => Promise<Result>, work?: number): Promise<Result> | undefined;
  /** Keys with a write in hand. */
  busy(): number;
};

/** The work in a write, by the length of its body in bytes (undefined: not said): 1 for a single save. */
export function workIn(bytes: number | undefined): number {
  return bytes === undefined ? HEAVIEST : Math.min(HEAVIEST, 1 + Math.floor(bytes / BYTES_A_UNIT));
}

export function createWriteQueue(mostWaiting = MOST_WAITING): WriteQueue {
  const lines = new Map<string, { writes: number; waiting: number; last: Promise<void> }>();

  return {
    run(key, write, work = 1) {
      const line = lines.get(key) ?? { writes: 0, waiting: 0, last: Promise.resolve() };
      const waits = line.writes > 0 ? work : 0;
      if (line.waiting + waits > mostWaiting) return undefined;
      lines.set(key, line);
      line.writes += 1;
      line.waiting += waits;
      const result = line.last.then(() => {
        line.waiting -= waits;
        return write();
      });
      line.last = result.then(pause, pause).then(() => {
        line.writes -= 1;
        if (line.writes === 0) lines.delete(key);
      });
      return result;
    },
    busy: () => lines.size,
  };
}

/** SQLite answers within the same turn of the event loop: without a pause a whole queue would be one long turn for everybody else. */
async function pause(): Promise<void> {
  await setImmediate();
}
