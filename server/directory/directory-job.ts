import { LISTINGS } from "#content/directory/listings.ts";
import { z } from "zod";
import type { Job } from "#server/work/work.ts";
import type { DeskJob } from "#server/storage/desk/desk-jobs.ts";
import { type Checkable, checkListings } from "./check-listings.ts";
import { judge, type Verdict } from "./report.ts";

export const DIRECTORY_JOB = "directory";

export const USUAL_PATIENCE = { concurrency: 8, timeoutMs: 15_000, retries: 2 } as const;

type DirectoryPatience = {
  readonly concurrency: number;
  readonly timeoutMs: number;
  readonly retries: number;
};

/** Asks the websites of the directory whether they answer; the verdict is what is kept. */
export function directoryJob(
  { listings = LISTINGS, ...patience }: DirectoryPatience & { readonly listings?: readonly Checkable[] } = {
    ...USUAL_PATIENCE,
  },
  onDone: (verdict: Verdict) => void = () => {},
): Job {
  return async (tick) => {
    const onProgress = (done: number) => tick(done, listings.length);
    const verdict = judge(await checkListings(listings, { ...patience, onProgress }));
    onDone(verdict);
    const entries = verdict.entries.filter(({ remarks }) => remarks.length > 0);
    return { ...verdict, entries, all: verdict.entries.length } satisfies KeptVerdict;
  };
}

const entry = z.object({
  id: z.number(),
  name: z.string(),
  remarks: z.array(z.object({ isBroken: z.boolean(), text: z.string() })).readonly(),
});

const verdict = z.object({
  entries: z.array(entry).readonly(),
  broken: z.number(),
  looked: z.number(),
  /** How many entries were checked; those without a remark are not kept. */
  all: z.number(),
});

export type KeptVerdict = z.output<typeof verdict>;

/** What the last run found that came to its end. */
export function lastVerdict(job: DeskJob | undefined): KeptVerdict | undefined {
  if (job?.outcome === undefined || job.outcome === null) return undefined;
  return verdict.safeParse(JSON.parse(job.outcome)).data;
}
