import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * A room's version becomes the number of its last change among the changes of all rooms, which only rises: so it does in a room
 * that is removed and begun anew, and whatever the clock says. SQLite counts in a row, PostgreSQL in a sequence.
 */
export const roomChanges = {
  async up(db: Kysely<unknown>): Promise<void> {
    // From rooms of the time before, nobody knows how many devices were in them: they are spared.
    await db.schema
      .alterTable("rooms")
      .addColumn("shared", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.dropIndex("rooms_by_change").execute();
    await db.schema.alterTable("rooms").dropColumn("changed_at").execute();
    if (db.getExecutor().adapter instanceof PostgresAdapter) {
      await sql`alter table rooms alter column version type bigint`.execute(db);
      await sql`alter table room_slots alter column version type bigint`.execute(db);
      await sql`create sequence if not exists room_change_numbers`.execute(db);
      await sql`select setval('room_change_numbers', (select coalesce(max(version), 0) + 1 from rooms))`.execute(
        db,
      );
    } else {
      await db.schema
        .createTable("room_changes")
        .addColumn("id", "integer", (column) => column.primaryKey().notNull())
        .addColumn("last", "integer", (column) => column.notNull())
        .execute();
      await sql`insert into room_changes select 1, max(version) from rooms having count(*) > 0`.execute(db);
      // For processes that look for what others have written.
      await db.schema.createIndex("rooms_by_version").on("rooms").column("version").execute();
    }
  },
};
