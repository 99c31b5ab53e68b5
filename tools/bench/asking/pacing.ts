import { setTimeout as delay } from "node:timers/promises";

const LOOK_MS = 5;

/** How many of so many a second should have been sent after this long, the first at once. */
export function dueAfter(elapsedMs: number, perSecond: number): number {
  return Math.floor((elapsedMs * perSecond) / 1000) + 1;
}

/**
 * Sends so many a second until the signal says to stop, whether or not they are answered: whoever comes does not wait for
 * others. Resolves when all have been answered, with how long each took, in milliseconds.
 */
export async function sendPaced(
  perSecond: number,
  stop: AbortSignal,
  send: (n: number) => Promise<unknown>,
): Promise<readonly number[]> {
  const from = performance.now();
  const underWay: Promise<number>[] = [];
  while (!stop.aborted) {
    const due = dueAfter(performance.now() - from, perSecond);
    while (underWay.length < due) {
      const sent = timed(() => send(underWay.length));
      // Told at the end, with all others.
      sent.catch(() => undefined);
      underWay.push(sent);
    }
    await delay(LOOK_MS);
  }
  return Promise.all(underWay);
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}
