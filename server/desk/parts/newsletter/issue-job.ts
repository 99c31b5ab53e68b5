import { z } from "zod";
import type { RunResult } from "#server/newsletter/issue/run-issue.ts";
import type { DeskJob } from "#server/storage/desk/desk-jobs.ts";

/** Under which name an issue is sent from the desk. */
export function issueJobName(issue: string): string {
  return `issue ${issue}`;
}

const outcome = z.object({
  end: z.enum(["done", "failing", "refused", "another run", "stopped", "held"] satisfies RunResult["end"][]),
});

/** How the last run of the desk ended; undefined where none did. */
export function lastEnd(job: DeskJob | undefined): RunResult["end"] | undefined {
  if (job?.outcome === undefined || job.outcome === null) return undefined;
  return outcome.safeParse(JSON.parse(job.outcome)).data?.end;
}
