import type { Kysely } from "kysely";

export const retention = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("retention")
      .addColumn("id", "integer", (column) => column.primaryKey().notNull())
      .addColumn("last_day", "text", (column) => column.notNull())
      .addColumn("run_day", "text")
      .execute();
  },
};
