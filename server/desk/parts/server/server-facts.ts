import { z } from "zod";
import type { Desk } from "#server/desk/create-desk.ts";
import type { Services } from "#server/services.ts";
import { lastBackup } from "#server/storage/backup/make-backup.ts";
import { databaseBytes } from "#server/storage/database-size.ts";
import type { DeskJob } from "#server/storage/desk/desk-jobs.ts";
import { freeBytesOf } from "#server/upkeep/watch-disk.ts";

export const BACKUP_JOB = "backup";

/** How the server is at the moment. */
export type ServerFacts = {
  /** In sentences; empty when all is well. */
  readonly faults: readonly string[];
  readonly letters: { readonly waiting: number; readonly tried: number };
  /** Of the database. */
  readonly bytes: number;
  /** Below the ceiling of an SQLite file; undefined where there is none. */
  readonly room: number | undefined;
  /** On the disk of DATA_DIR; undefined where there is no such folder. */
  readonly free: number | undefined;
  readonly backup: Awaited<ReturnType<typeof lastBackup>>;
  /** Why the last backup from the desk was not made. */
  readonly backupProblem: string | undefined;
  readonly isBackingUp: boolean;
};

export async function serverFacts(
  { database, letters, jobs }: Pick<Desk, "database" | "letters" | "jobs">,
  { config, health, own }: Pick<Services, "config" | "health" | "own">,
): Promise<ServerFacts> {
  const [waiting, bytes, free, backup, job] = await Promise.all([
    letters.count(),
    databaseBytes(database),
    freeBytesOf(config.dataDir).catch(() => undefined),
    lastBackup(config),
    jobs.find(BACKUP_JOB),
  ]);
  return {
    faults: [...health.faults(), ...own.faults().map((fault) => `CONTENT_DIR: ${fault}`)],
    letters: waiting,
    bytes,
    room: database.file?.room(),
    free,
    backup,
    backupProblem: job?.isRunning === true ? undefined : problemOf(job),
    isBackingUp: job?.isRunning === true,
  };
}

const outcome = z.object({ problem: z.string() });

function problemOf(job: DeskJob | undefined): string | undefined {
  if (job?.outcome === undefined || job.outcome === null) return undefined;
  return outcome.safeParse(JSON.parse(job.outcome)).data?.problem;
}
