import type { Kysely } from "kysely";

export const rooms = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("rooms")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .addColumn("last_used", "text", (column) => column.notNull())
      .addColumn("ended", "integer", (column) => column.notNull())
      .execute();
    // For the daily removal, and for processes that look for what others have written.
    await db.schema.createIndex("rooms_by_use").on("rooms").column("last_used").execute();
    await db.schema.createIndex("rooms_by_change").on("rooms").column("changed_at").execute();
    await db.schema
      .createTable("room_slots")
      .addColumn("room", "text", (column) => column.notNull().references("rooms.id").onDelete("cascade"))
      .addColumn("slot", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("blob", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("room_slots_key", ["room", "slot"])
      .execute();
  },
};
