// One letter after another is what a run is.
/* oxlint-disable no-await-in-loop */
import { setTimeout as delay } from "node:timers/promises";
import type { Letter, MailTransport, SendOutcome } from "#server/mail/letter.ts";
import type { Deliveries, Delivery, DeliveryCounts } from "#server/storage/deliveries.ts";
import type { IssueId } from "#server/storage/issues.ts";

/** A letter that does not go out is tried again after all others, so often in one run. */
const MOST_ATTEMPTS = 3;
/** In a row: then it is not the letters that are at fault. */
const MOST_FAILURES = 10;
const MINUTE_MS = 60_000;

export type Run = {
  readonly issue: IssueId;
  /** Whose turn it is to send the issue. */
  readonly runner: string;
  readonly deliveries: Deliveries;
  readonly transport: MailTransport;
  readonly letterFor: (subscriber: string, email: string) => Letter;
  readonly perMinute: number;
  /** Milliseconds before a letter that did not go out is tried again. */
  readonly pauseMs: number;
  /** Whether the run may still send the issue; says that it is alive. */
  readonly isOurs: () => Promise<boolean>;
  readonly onProgress: (counts: DeliveryCounts) => void;
  /** Ends the run after the letter in hand. */
  readonly signal?: AbortSignal;
};

/** "done": nothing waits that could be sent now. Otherwise why the run ended before. */
export type RunEnd = "done" | "failing" | "refused" | "another run" | "stopped";

/**
 * Sends what is queued, one letter after another. Each is marked before it goes out and after the mail server has
 * taken it: a run that is killed leaves at most one of which nobody knows, and the next run sends that one again.
 */
export async function sendIssue(run: Run): Promise<RunEnd> {
  const { issue, deliveries, perMinute, pauseMs, onProgress, signal } = run;
  const pause = (ms: number) => delay(ms, undefined, { signal }).catch(() => {});
  let failures = 0;
  let refusals = 0;
  for (;;) {
    if (signal?.aborted === true) return "stopped";
    const delivery = await deliveries.next(issue, MOST_ATTEMPTS);
    if (delivery === undefined) return "done";
    if (!(await run.isOurs())) return "another run";
    if (delivery.attempts > 0) await pause(pauseMs);
    const pace = pause(MINUTE_MS / perMinute);
    const outcome = await deliver(run, delivery);
    failures = outcome === "unsent" ? failures + 1 : 0;
    refusals = outcome === "refused" ? refusals + 1 : 0;
    onProgress(await deliveries.count(issue));
    if (failures >= MOST_FAILURES) return "failing";
    if (refusals >= MOST_FAILURES) return "refused";
    await pace;
  }
}

async function deliver(
  { issue, runner, deliveries, transport, letterFor }: Run,
  { subscriber, email }: Delivery,
): Promise<SendOutcome["kind"] | "gone"> {
  const letter = letterFor(subscriber, email);
  // Whoever has left in this moment gets nothing.
  if (!(await deliveries.markSending(issue, runner, subscriber, letter.messageId))) return "gone";
  const outcome = await transport.send(letter);
  switch (outcome.kind) {
    case "sent":
      await deliveries.markSent(issue, subscriber);
      break;
    case "refused":
      await deliveries.markRefused(issue, subscriber, outcome.reply);
      break;
    case "unsent":
      await deliveries.markUnsent(issue, subscriber);
      break;
  }
  return outcome.kind;
}
