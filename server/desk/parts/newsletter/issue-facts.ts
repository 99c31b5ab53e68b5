import type { Newsroom } from "#server/newsletter/issue/newsroom.ts";
import type { RunResult } from "#server/newsletter/issue/run-issue.ts";
import type { DeliveryCounts } from "#server/storage/deliveries.ts";
import type { DeskJobs } from "#server/storage/desk/desk-jobs.ts";
import { issueJobName, lastEnd } from "./issue-job.ts";

/** How far an issue is. */
export type IssueFacts = {
  readonly state: "draft" | "sending" | "partly" | "sent";
  readonly begunAt: string | undefined;
  readonly textHash: string | undefined;
  readonly counts: DeliveryCounts;
  /** Those that it would go to, or still goes to, now. */
  readonly confirmed: number;
  readonly refused: readonly { readonly email: string; readonly reply: string | null }[];
  /** How the desk's last run ended. */
  readonly lastEnd: RunResult["end"] | undefined;
};

export async function factsOf(
  { issues, deliveries, subscribers }: Newsroom,
  jobs: Pick<DeskJobs, "find">,
  id: string,
): Promise<IssueFacts> {
  const [begun, counts, states, job] = await Promise.all([
    issues.find(id),
    deliveries.count(id),
    subscribers.countByState(),
    jobs.find(issueJobName(id)),
  ]);
  const waiting = counts.queued + counts.sending;
  // A run of the command is known by its lease.
  const isHeld =
    begun?.runner_until !== undefined &&
    begun.runner_until !== null &&
    Date.parse(begun.runner_until) > Date.now();
  const isRunning = isHeld || job?.isRunning === true;
  return {
    state: isRunning ? "sending" : begun === undefined ? "draft" : waiting > 0 ? "partly" : "sent",
    begunAt: begun?.begun_at,
    textHash: begun?.text_hash,
    counts,
    confirmed: states.find(({ state }) => state === "confirmed")?.count ?? 0,
    refused: counts.refused === 0 ? [] : await deliveries.listRefused(id),
    lastEnd: isRunning ? undefined : lastEnd(job),
  };
}
