import type { Kysely } from "kysely";

/** What the operator's desk stands on: its keys, what was done there, long work; and which messages are done with. */
export const desk = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("desk_keys")
      .addColumn("hash", "text", (column) => column.primaryKey().notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("desk_actions")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("done_at", "text", (column) => column.notNull())
      .addColumn("what", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("desk_actions_by_time").on("desk_actions").column("done_at").execute();
    await db.schema
      .createTable("desk_jobs")
      .addColumn("name", "text", (column) => column.primaryKey().notNull())
      .addColumn("run", "text", (column) => column.notNull())
      .addColumn("begun_at", "text", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addColumn("done", "integer", (column) => column.notNull())
      .addColumn("total", "integer", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .addColumn("outcome", "text")
      .execute();
    await db.schema.alterTable("contact_messages").addColumn("done_at", "text").execute();
    await db.schema.alterTable("contact_messages").addColumn("answered_at", "text").execute();
  },
};
