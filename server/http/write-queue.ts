import { setImmediate } from "node:timers/promises";

/** One write of a list is in hand, and so many may wait behind it: more than the 64 that a browser sends at once. */
const MOST_WAITING = 100;

export type WriteQueue = {
  /**
   * Runs the write when those before it with the same key are done, so that one list (or room) holds at most one
   * connection to the database and others come in between. undefined when too many wait already: it was not run.
   */
  run<Result>(key: string, write: () => Promise<Result>): Promise<Result> | undefined;
  /** Keys with a write in hand. */
  busy(): number;
};

export function createWriteQueue(mostWaiting = MOST_WAITING): WriteQueue {
  const lines = new Map<string, { waiting: number; last: Promise<void> }>();

  return {
    run(key, write) {
      const line = lines.get(key) ?? { waiting: -1, last: Promise.resolve() };
      if (line.waiting >= mostWaiting) return undefined;
      lines.set(key, line);
      line.waiting += 1;
      const result = line.last.then(write);
      line.last = result.then(pause, pause).then(() => {
        line.waiting -= 1;
        if (line.waiting < 0) lines.delete(key);
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
