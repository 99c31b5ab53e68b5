import type { Queries } from "#server/storage/tables.ts";
import { dayOf } from "./visitor-row.ts";

/** Few enough that nobody waits for long. */
const BATCH = 500;

/** Forgets, batch after batch, the visitors last seen before the day of the given time; returns how many. */
export async function forgetUnusedSince(db: Queries, time: Date): Promise<number> {
  const day = dayOf(time);
  const { numDeletedRows } = await db
    .deleteFrom("visitors")
    .where("hash", "in", (visitors) =>
      visitors
        .selectFrom("visitors")
        .select("hash")
        .where("last_seen", "<", day)
        .orderBy("last_seen")
        .limit(BATCH),
    )
    // Once more, for a visitor who comes back just now.
    .where("last_seen", "<", day)
    .executeTakeFirstOrThrow();
  const removed = Number(numDeletedRows);
  return removed < BATCH ? removed : removed + (await forgetUnusedSince(db, time));
}
