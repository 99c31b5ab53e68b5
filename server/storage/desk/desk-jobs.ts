import { randomUUID } from "node:crypto";
import type { Queries, Tables } from "#server/storage/tables.ts";

/** Work of which no sign was seen for so long has ended with its process. */
const SILENT_MS = 30_000;

/** Long work, as it is now or as it ended last. */
export type DeskJob = Omit<Tables["desk_jobs"], "run"> & {
  /** Whether a process works on it. */
  readonly isRunning: boolean;
};

export type DeskJobs = ReturnType<typeof createDeskJobs>;

/** Work that takes longer than a request may: one run of each name at a time over all processes, and how the last one ended. */
export function createDeskJobs(db: Queries, now: () => Date) {
  const time = () => now().toISOString();
  const silentSince = () => new Date(now().getTime() - SILENT_MS).toISOString();
  const update = (name: string, run: string, values: Partial<Tables["desk_jobs"]>) =>
    db
      .updateTable("desk_jobs")
      .set({ ...values, seen_at: time() })
      .where("name", "=", name)
      .where("run", "=", run)
      .execute();

  return {
    /** The run that was begun; undefined while another goes on. */
    async begin(name: string): Promise<string | undefined> {
      const run = randomUUID();
      const begun = { run, begun_at: time(), seen_at: time(), done: 0, total: 0, ended_at: null };
      const row = await db
        .insertInto("desk_jobs")
        .values({ ...begun, name, outcome: null })
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet(begun)
            .where((known) =>
              known.or([
                known("desk_jobs.ended_at", "is not", null),
                known("desk_jobs.seen_at", "<", silentSince()),
              ]),
            ),
        )
        .returning("run")
        .executeTakeFirst();
      return row?.run === run ? run : undefined;
    },
    /** A sign that the run goes on, and how far it is. */
    async note(name: string, run: string, done: number, total: number): Promise<void> {
      await update(name, run, { done, total });
    },
    /** Ends the run. What the one before left stays where this one has nothing to say. */
    async end(name: string, run: string, outcome?: string): Promise<void> {
      await update(name, run, { ended_at: time(), ...(outcome === undefined ? {} : { outcome }) });
    },
    async find(name: string): Promise<DeskJob | undefined> {
      const row = await db.selectFrom("desk_jobs").selectAll().where("name", "=", name).executeTakeFirst();
      if (row === undefined) return undefined;
      const { run: _run, ...job } = row;
      return { ...job, isRunning: job.ended_at === null && job.seen_at >= silentSince() };
    },
  };
}
