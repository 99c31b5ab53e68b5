import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { idsOf, numbered, visitorOf } from "#tests/contract/bench.ts";
import { createContactMessages } from "./contact-messages.ts";
import { openDatabase } from "./database.ts";
import { createRooms } from "./rooms.ts";
import { createSavedNames } from "./saved-names.ts";
import { sqliteFaultOf } from "./sqlite-faults.ts";
import { StorageFault } from "./storage-fault.ts";
import type { Database } from "./tables.ts";

const ada = visitorOf("ada");
const NOTE = "a long note ".repeat(20);
const now = () => new Date();
let dataDir: string;
let database: Database;
let faults: StorageFault[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "namekin-faults-"));
  faults = [];
  database = await openDatabase({ dataDir, dataMaxMb: 1, onFault: (fault) => faults.push(fault) });
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** Writes until something is refused; returns whom each list belongs to that was confirmed, and why it ended. */
async function fill(prefix: string): Promise<{ readonly confirmed: string[]; readonly error: unknown }> {
  const names = createSavedNames(database.db, now);
  const confirmed: string[] = [];
  const list = numbered(200).map((nameId) => ({ nameId, note: NOTE }));
  for (let n = 0; n < 100; n += 1) {
    const visitor = visitorOf(`${prefix}${n}`);
    try {
      await names.merge(visitor, list);
      confirmed.push(visitor);
    } catch (error) {
      return { confirmed, error };
    }
  }
  return { confirmed, error: undefined };
}

test("A full file refuses as what it is, keeps all that was confirmed, and goes on by itself when there is room", async () => {
  const names = createSavedNames(database.db, now);
  await names.save(ada, "zoe");
  const { confirmed, error } = await fill("visitor");
  // Not "cannot rollback - no transaction is active", which came after it.
  expect(error).toMatchObject({ kind: "full", cause: { message: "database or disk is full" } });
  expect(faults).toContain(error);

  expect(await Promise.all(confirmed.map((visitor) => names.count(visitor)))).toEqual(
    confirmed.map(() => 200),
  );
  expect(await idsOf(names, ada)).toEqual(["zoe"]);
  expect(database.file?.room()).toBeLessThan(2 * 200 * NOTE.length);

  await Promise.all(confirmed.slice(0, 4).map((visitor) => names.forget(visitor)));
  expect(await names.save(ada, "ann")).toBe("saved");
  expect(await idsOf(names, ada)).toEqual(["ann", "zoe"]);
});

test("A transaction that fails in the middle leaves nothing of it, and the connection free for the next", async () => {
  const { error } = await fill("visitor");
  expect(error).toBeInstanceOf(StorageFault);
  const before = await database.db.selectFrom("saved_names").select("name_id").execute();
  await fill("another");
  expect((await database.db.selectFrom("saved_names").select("name_id").execute()).length % 200).toBe(0);
  expect(before.length % 200).toBe(0);
  await createContactMessages(database.db, now).list();
});

test("A database that can only be read says so, and is read", async () => {
  const names = createSavedNames(database.db, now);
  await names.save(ada, "zoe");
  await sql`pragma query_only = on`.execute(database.db);
  await expect(names.save(ada, "ann")).rejects.toMatchObject({ name: "StorageFault", kind: "read-only" });
  await expect(names.forget(ada)).rejects.toMatchObject({ kind: "read-only" });
  expect(await idsOf(names, ada)).toEqual(["zoe"]);
});

test("A list and a room are read on another day, too, though their use cannot be marked", async () => {
  const open = (time: Date) => ({
    names: createSavedNames(database.db, () => time),
    rooms: createRooms(database, () => time, { tell: () => {} }),
  });
  const before = open(new Date("2026-11-21T10:00:00Z"));
  await before.names.save(ada, "zoe");
  await before.rooms.write("room", "a", "blob");
  await sql`pragma query_only = on`.execute(database.db);
  const { names, rooms } = open(new Date("2026-11-22T10:00:00Z"));
  expect(await idsOf(names, ada)).toEqual(["zoe"]);
  expect(await rooms.read("room")).toMatchObject({ kind: "room", room: { slots: [{ blob: "blob" }] } });
});

test("What a statement itself does wrong stays what it is", async () => {
  const twice = () => sql`insert into kept_secrets values ('one', 'value')`.execute(database.db);
  await twice();
  await expect(twice()).rejects.toThrow("UNIQUE constraint failed");
  expect(faults).toEqual([]);
});

test.for([
  [13, "full"],
  [778, "full"], // IOERR_WRITE: what a quota or a limit of the process answers
  [1034, "full"], // IOERR_FSYNC
  [4874, "full"], // IOERR_SHMSIZE
  [266, "away"], // IOERR_READ
  [5, "busy"],
  [261, "busy"], // BUSY_RECOVERY
  [517, "busy"], // BUSY_SNAPSHOT
  [8, "read-only"],
  [1032, "read-only"], // READONLY_DBMOVED
  [11, "damaged"],
  [267, "damaged"], // CORRUPT_VTAB
  [26, "damaged"],
  [14, "away"],
  [1, undefined],
  [2067, undefined], // CONSTRAINT_UNIQUE
] as const)("SQLite's code %i is a fault: %s", ([errcode, kind]) => {
  expect(sqliteFaultOf(Object.assign(new Error("of SQLite"), { errcode }))).toBe(kind);
});

test("An error that is not SQLite's is none of its faults", () => {
  expect(sqliteFaultOf(new Error("another"))).toBeUndefined();
});
