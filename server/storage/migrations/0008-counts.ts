import type { Kysely } from "kysely";

/** How often something was on a day. */
export const counts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("counts")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("count", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("counts_key", ["day", "kind", "key"])
      .execute();
  },
};
