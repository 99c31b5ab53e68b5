import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Rooms } from "#domain/together/room/rooms.ts";
import { openDatabase } from "#server/storage/database.ts";
import { MIGRATIONS } from "#server/storage/migrate.ts";
import { expiredRooms } from "#server/storage/retention/expired-rows.ts";
import { createRooms } from "#server/storage/rooms.ts";
import type { Bench } from "./bench.ts";

const ROOM = "0123456789abcdef0123456789abcdef";
const at = (day: string) => new Date(`${day}T12:00:00Z`);

export function describeForgottenRooms(bench: () => Bench): void {
  describe("Rooms that nobody uses", () => {
    let rooms: Rooms;
    beforeEach(() => {
      const { database, clock } = bench();
      rooms = createRooms(database, () => clock.now, { tell: () => {} });
    });
    const stateOf = async (room = ROOM) => {
      const reading = await rooms.read(room);
      if (reading.kind !== "room") throw new Error(reading.kind);
      return reading.room;
    };
    const forget = async (lonely: string, all: string) => {
      const { db } = bench().database;
      const removed = await expiredRooms(db, "lonely").remove(at(lonely), Infinity);
      return removed + (await expiredRooms(db, "all").remove(at(all), Infinity));
    };

    test("are forgotten with all they hold; those that were read are spared", async () => {
      const { clock, database } = bench();
      clock.now = at("2026-01-01");
      await Promise.all(
        [ROOM, "other"].flatMap((room) => ["a", "b"].map((slot) => rooms.write(room, slot, "first"))),
      );
      clock.now = at("2026-02-01");
      await rooms.read(ROOM);
      expect(await forget("2026-03-01", "2026-02-01")).toBe(1);
      expect(await rooms.read("other")).toEqual({ kind: "unknown" });
      expect(await database.db.selectFrom("room_slots").select("room").execute()).toEqual([
        { room: ROOM },
        { room: ROOM },
      ]);
    });

    test("in which there never were two devices are forgotten sooner; those that are ended are not", async () => {
      const { clock } = bench();
      clock.now = at("2026-01-01");
      await rooms.write("alone", "a", "first");
      await rooms.write("alone", "a", "second");
      await rooms.write("left again", "a", "first");
      await rooms.write("left again", "b", "first");
      await rooms.leave("left again", "b");
      await rooms.write("one after the other", "a", "first");
      await rooms.leave("one after the other", "a");
      await rooms.write("one after the other", "b", "first");
      await rooms.write("ended", "a", "first");
      await rooms.end("ended");
      expect(await forget("2026-01-01", "2025-10-05")).toBe(0);
      expect(await forget("2026-01-02", "2025-10-06")).toBe(2);
      expect(await rooms.read("alone")).toEqual({ kind: "unknown" });
      expect(await rooms.read("one after the other")).toEqual({ kind: "unknown" });
      expect(await stateOf("left again")).toMatchObject({ slots: [{ slot: "a" }] });
      expect(await rooms.write("ended", "a", "again")).toEqual({ kind: "ended" });
    });

    test("that were forgotten begin anew with a later version than they ever had", async () => {
      const { clock } = bench();
      clock.now = at("2026-01-01");
      await rooms.write(ROOM, "a", "first");
      await rooms.write(ROOM, "a", "second");
      const { version: last } = await stateOf();
      expect(await forget("2026-01-02", "2026-01-02")).toBe(1);
      // The clock may be wrong: that is nothing to the version.
      clock.now = at("1999-01-01");
      expect(await rooms.write(ROOM, "b", "third")).toMatchObject({ previous: 0 });
      expect((await stateOf()).version).toBeGreaterThan(last);
    });

    test("are forgotten by the thousand", async () => {
      const { clock, database } = bench();
      const days = { ended: 0, shared: 0, last_used: "2026-01-01" };
      const many = Array.from({ length: 1200 }, (_, n) => ({ id: `${n}`, version: n + 1, ...days }));
      await database.db.insertInto("rooms").values(many).execute();
      clock.now = at("2026-02-01");
      expect(await forget("2026-01-30", "2025-11-01")).toBe(1200);
    });

    test("of the time before changes were counted go on, with later versions, and none is taken for a lonely one", async () => {
      const { database, options } = bench();
      const { db } = database;
      await rooms.write(ROOM, "a", "first");
      await takeBackMigration(database);
      const old = { version: 41, last_used: "2026-01-01", changed_at: "", ended: 0 };
      await db.withTables<OldTables>().updateTable("rooms").set(old).execute();
      const again = await openDatabase(options);
      rooms = createRooms(again, () => at("2026-01-02"), { tell: () => {} });
      expect(await stateOf()).toMatchObject({ version: 41, slots: [{ blob: "first" }] });
      expect(await rooms.write(ROOM, "a", "second")).toMatchObject({ previous: 41 });
      expect((await stateOf()).version).toBeGreaterThan(41);
      expect(await forget("2026-01-03", "2025-10-05")).toBe(0);
      await again.close();
    });
  });
}

type OldTables = {
  rooms: { id: string; version: number; changed_at: string; last_used: string; ended: number };
};

/** As the schema was before 0004. */
async function takeBackMigration({ db, engine }: Bench["database"]): Promise<void> {
  expect(Object.keys(MIGRATIONS)).toContain("0004-room-changes");
  const statements =
    engine === "sqlite"
      ? ["drop table room_changes", "drop index rooms_by_version"]
      : [
          "drop sequence room_change_numbers",
          "alter table rooms alter column version type integer",
          "alter table room_slots alter column version type integer",
        ];
  const rest = [
    "alter table contact_messages drop column report",
    "alter table contact_messages drop column done_at",
    "alter table contact_messages drop column answered_at",
    ...["counts", "desk_keys", "desk_actions", "desk_jobs"].map((table) => `drop table ${table}`),
    "drop table retention",
    "alter table rooms drop column shared",
    "alter table rooms add column changed_at text not null default ''",
    "create index rooms_by_change on rooms (changed_at)",
    "delete from kysely_migration where name >= '0004'",
  ];
  await [...statements, ...rest].reduce<Promise<unknown>>(
    (before, statement) => before.then(() => sql.raw(statement).execute(db)),
    Promise.resolve(),
  );
}
