import { sql } from "kysely";
import type { Database, Queries } from "#server/storage/tables.ts";

/**
 * The next number among the changes of all rooms. Within a transaction that already holds the room's row, numbers of one room
 * rise in the order in which they become visible; on SQLite those of all rooms do, since it has one writer at a time.
 */
export async function nextChange(db: Queries, engine: Database["engine"]): Promise<number> {
  if (engine === "postgres") {
    const { rows } = await sql<{ next: string }>`select nextval('room_change_numbers') as next`.execute(db);
    return Number(rows[0]?.next);
  }
  const { last } = await db
    .insertInto("room_changes")
    .values({ id: 1, last: 1 })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ last: sql<number>`room_changes.last + 1` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  return last;
}
