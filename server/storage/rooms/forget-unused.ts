import type { Queries } from "#server/storage/tables.ts";

const BATCH = 500;

/** Removes rooms by the days of their last use, in batches, so that no write has to wait for long; returns how many. */
export async function forgetUnusedRooms(
  db: Queries,
  before: { readonly lonely: string; readonly shared: string },
): Promise<number> {
  const latest = before.lonely > before.shared ? before.lonely : before.shared;
  const unused = db
    .selectFrom("rooms")
    .select("id")
    .where("last_used", "<", latest)
    .where(({ or, and, eb }) =>
      or([
        eb("last_used", "<", before.shared),
        and([eb("shared", "=", 0), eb("last_used", "<", before.lonely)]),
      ]),
    );
  const { numDeletedRows } = await db
    .deleteFrom("rooms")
    .where("id", "in", unused.limit(BATCH))
    // PostgreSQL looks again at a row that somebody has used in this moment.
    .where("last_used", "<", latest)
    .executeTakeFirstOrThrow();
  const removed = Number(numDeletedRows);
  return removed < BATCH ? removed : removed + (await forgetUnusedRooms(db, before));
}
