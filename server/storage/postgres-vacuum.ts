import { sql } from "kysely";
import type { Queries } from "./tables.ts";

/** All that hold something of visitors. */
const TABLES = [
  "visitors",
  "saved_names",
  "subscribers",
  "newsletter_deliveries",
  "contact_messages",
  "waiting_letters",
  "rooms",
  "room_slots",
] as const;

/**
 * Lets PostgreSQL give up rows that were deleted: until then they lie unseen in its tables. It passes over a table that
 * belongs to another role. One table after another: together they would take all connections from visitors.
 */
export async function vacuum(db: Queries): Promise<void> {
  await TABLES.reduce<Promise<unknown>>(
    (before, table) => before.then(() => sql`vacuum ${sql.table(table)}`.execute(db)),
    Promise.resolve(),
  );
}
