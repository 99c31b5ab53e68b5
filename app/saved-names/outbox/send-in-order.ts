import type { CallResult } from "./call-list.ts";
import type { ListChange } from "#domain/saved-names/list-change.ts";
import type { PendingChanges } from "./waiting-changes.ts";

export type SendingParts = {
  readonly waiting: PendingChanges;
  readonly send: (change: ListChange) => Promise<CallResult>;
  readonly withLock: <Result>(call: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
  /** Hears of each change that the server has made, before it is struck off. */
  readonly onConfirmed: (change: ListChange) => void;
  /** Hears of each change that the server has refused, after it was struck off. */
  readonly onRefused: (change: ListChange, reason: string) => void;
};

/** The change at which sending stopped; it and all behind it go on waiting. */
export type Unsent = {
  readonly change: ListChange;
  readonly answer: Exclude<CallResult, { kind: "done" | "refused" }>;
};

export type Sending = {
  /** Sends all that waits, or joins the sending that is under way. Resolves with null when nothing waits any more. */
  run(): Promise<Unsent | null>;
  /** While something waits after an attempt that failed: when to try again. */
  retryAt(): number | null;
};

/** From one failed attempt to the next, if the server does not ask for more. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000];

/** Sends the waiting changes in the order in which they were made, one at a time over all tabs. */
export function createSending({
  waiting,
  send,
  withLock,
  now,
  onConfirmed,
  onRefused,
}: SendingParts): Sending {
  let running: Promise<Unsent | null> | undefined;
  let failures = 0;
  let retryAt: number | null = null;
  /** The server has asked for a pause, and gets it. */
  let closed = { until: 0, reason: "" };

  const sendAll = async (): Promise<Unsent | null> => {
    for (let change = waiting.read()[0]; change !== undefined; change = waiting.read()[0]) {
      const pauseMs = closed.until - now();
      if (pauseMs > 0) return { change, answer: { kind: "later", pauseMs, reason: closed.reason } };
      // oxlint-disable-next-line no-await-in-loop
      const answer = await send(change);
      switch (answer.kind) {
        case "done":
          onConfirmed(change);
          waiting.acknowledge(change);
          break;
        case "refused":
          // Keeping it would block all that follow.
          waiting.acknowledge(change);
          onRefused(change, answer.reason);
          break;
        case "later":
          closed = { until: now() + (answer.pauseMs ?? 0), reason: answer.reason };
          return { change, answer };
        case "unreachable":
          return { change, answer };
      }
    }
    return null;
  };

  const run = async (): Promise<Unsent | null> => {
    try {
      const unsent = await withLock(sendAll);
      failures = unsent === null ? 0 : failures + 1;
      retryAt = unsent === null ? null : now() + pauseAfter(unsent.answer, failures);
      return unsent;
    } finally {
      running = undefined;
    }
  };

  return { run: () => (running ??= run()), retryAt: () => retryAt };
}

function pauseAfter(answer: Unsent["answer"], failures: number): number {
  const usual = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;
  return Math.max(usual, answer.pauseMs ?? 0);
}
