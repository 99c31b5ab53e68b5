import { type Kysely, sql } from "kysely";

export const savedNames = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("visitors")
      .addColumn("hash", "text", (column) => column.primaryKey().notNull())
      .addColumn("first_seen", "text", (column) => column.notNull())
      .addColumn("last_seen", "text", (column) => column.notNull())
      .execute();
    // For the daily removal of visitors who have not come back.
    await db.schema.createIndex("visitors_by_last_seen").on("visitors").column("last_seen").execute();

    await db.schema
      .createTable("saved_names")
      .addColumn("visitor", "text", (column) =>
        column.notNull().references("visitors.hash").onDelete("cascade"),
      )
      .addColumn("name_id", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("saved_names_key", ["visitor", "name_id"])
      .addCheckConstraint("saved_names_note_length", sql`length(note) <= 280`)
      .execute();
    // A list in its order, and the place of the next name.
    await db.schema
      .createIndex("saved_names_in_order")
      .on("saved_names")
      .columns(["visitor", "position"])
      .execute();
  },
};
