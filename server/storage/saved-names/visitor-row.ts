import type { VisitorHash } from "#domain/saved-names/saved-names.ts";
import { utcDay } from "#domain/text/day.ts";
import type { Queries } from "#server/storage/tables.ts";

/**
 * Greets the visitor, new or known, and in a transaction holds the visitor's row to its end: changes of one list wait
 * for each other. (PostgreSQL locks the row on a conflict even when the condition spares it the update.)
 */
export async function holdVisitor(db: Queries, now: Date, visitor: VisitorHash): Promise<void> {
  const today = utcDay(now);
  await db
    .insertInto("visitors")
    .values({ hash: visitor, first_seen: today, last_seen: today })
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet({ last_seen: today }).where("visitors.last_seen", "<", today),
    )
    .execute();
}

/** Holds the row of a known visitor as above; false when there is none. */
export async function holdKnownVisitor(db: Queries, visitor: VisitorHash): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("visitors")
    .set((visitors) => ({ last_seen: visitors.ref("last_seen") }))
    .where("hash", "=", visitor)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
