import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { DeliveryCounts } from "#server/storage/deliveries.ts";
import { issueLetters } from "./issue-letter.ts";
import type { Newsroom } from "./newsroom.ts";
import type { Issue } from "./parse-issue.ts";
import { type RunEnd, sendIssue } from "./send-issue.ts";

/** A run shows every two seconds that it is alive; ten seconds after the last sign another may go on. */
const LEASE_MS = 10_000;
const SIGN_MS = 2_000;
const PATIENCE_MS = 15_000;
/** Before a letter that did not go out is tried again. */
const PAUSE_MS = 5_000;

export const DEFAULT_PER_MINUTE = 60;

type RunOptions = {
  readonly perMinute: number;
  readonly retryRefused: boolean;
  readonly onProgress?: (counts: DeliveryCounts) => void;
  /** Ends the run after the letter in hand. */
  readonly signal?: AbortSignal;
};

/** "held": another run sends the issue. */
export type RunResult = { readonly end: RunEnd | "held"; readonly counts: DeliveryCounts };

/** The settings without which no issue goes out through a mail server: each letter must say who sends it, and links lead home. */
export function missingSettings({
  smtpUrl,
  publicUrl,
  postalAddress,
}: Newsroom["config"]): readonly string[] {
  if (smtpUrl === undefined) return [];
  return [
    ...(publicUrl === undefined ? ["PUBLIC_URL"] : []),
    ...(postalAddress === undefined ? ["POSTAL_ADDRESS"] : []),
  ];
}

/** Sends an issue to all who have confirmed, or goes on where an earlier run ended. */
export async function runIssue(newsroom: Newsroom, issue: Issue, options: RunOptions): Promise<RunResult> {
  const { issues, deliveries, links, sender, mail } = newsroom;
  await issues.begin(issue.id, issue.textHash);
  const runner = randomUUID();
  const hold = () => issues.hold(issue.id, runner, new Date(Date.now() + LEASE_MS));
  if (!(await holdPatiently(hold, options.signal)))
    return { end: "held", counts: await deliveries.count(issue.id) };
  const sign = setInterval(() => void hold().catch(() => {}), SIGN_MS).unref();
  try {
    await deliveries.tidy(issue.id, { refusedToo: options.retryRefused });
    const end = await sendIssue({
      issue: issue.id,
      runner,
      deliveries,
      transport: mail,
      letterFor: issueLetters(issue, links, sender),
      perMinute: options.perMinute,
      pauseMs: PAUSE_MS,
      isOurs: hold,
      onProgress: options.onProgress ?? (() => {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    return { end, counts: await deliveries.count(issue.id) };
  } finally {
    clearInterval(sign);
    await issues.release(issue.id, runner);
  }
}

/** A run that was killed a moment ago still holds the issue: its last sign of life must grow old. */
async function holdPatiently(hold: () => Promise<boolean>, signal?: AbortSignal): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    // One look after another is what waiting is.
    // oxlint-disable-next-line no-await-in-loop
    if (await hold()) return true;
    // oxlint-disable-next-line no-await-in-loop
    await delay(500);
    if (signal?.aborted === true) return false;
  }
  return hold();
}
