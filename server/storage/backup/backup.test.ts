import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SavedNames } from "#domain/saved-names/saved-names.ts";
import { idsOf, numbered, saveInTurn, visitorOf } from "#tests/contract/bench.ts";
import { createContactMessages } from "#server/storage/contact-messages.ts";
import { openDatabase, sqliteFile } from "#server/storage/database.ts";
import { createDeliveries } from "#server/storage/deliveries.ts";
import { createIssues } from "#server/storage/issues.ts";
import { createSeenDay } from "#server/storage/retention/seen-day.ts";
import { createRooms } from "#server/storage/rooms.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { createSubscribers } from "#server/storage/subscribers.ts";
import type { Database } from "#server/storage/tables.ts";
import { backUp } from "./back-up.ts";
import { describeContents, readContents } from "./contents.ts";
import { restore } from "./restore.ts";

const ada = visitorOf("ada");
const bob = visitorOf("bob");
let folder: string;
let live: string;
let server: Database;
let names: SavedNames;
const inFolder = (name: string) => join(folder, name);

// Throughout, a "server" holds the database open.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "namekin-backup-"));
  live = sqliteFile(folder);
  server = await openDatabase({ dataDir: folder });
  names = createSavedNames(server.db, () => new Date());
  await saveInTurn(names, ada, ["zoe", "ann"]);
  await names.annotate(ada, "zoe", "after grandmother 👵");
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function backUpHere(): Promise<string> {
  const file = inFolder("backups/one.sqlite");
  expect(await backUp(live, file)).not.toHaveProperty("problem");
  return file;
}

test("A backup holds what was saved until then, in one file, and leaves the server as it is", async () => {
  const file = await backUpHere();
  const contents = readContents(file);
  expect("problem" in contents ? contents : describeContents(contents)).toBe("saved names: 2, visitors: 1");
  expect(await readdir(inFolder("backups"))).toEqual(["one.sqlite"]);
  expect(await names.save(ada, "bea")).toBe("saved");
});

test("A backup during writes is whole", async () => {
  const writing = Promise.all(numbered(200).map((id) => names.save(bob, id)));
  const file = await backUpHere();
  await writing;
  expect(readContents(file)).not.toHaveProperty("problem");
});

test("A backup never replaces a file, nor is there one of nothing", async () => {
  const file = await backUpHere();
  const before = await readFile(file);
  expect(await backUp(live, file)).toEqual({ problem: `${file} exists already.` });
  expect(await readFile(file)).toEqual(before);
  expect(await backUp(inFolder("nothing"), inFolder("x"))).toHaveProperty("problem");
});

test("A restore shows at the running server's next statement, and what was replaced is kept", async () => {
  const file = await backUpHere();
  const before = await names.list(ada);
  await names.remove(ada, "zoe");
  await names.save(bob, "rowan");

  const restored = await restore(file, live, inFolder("backups/before.sqlite"));
  expect(restored).toMatchObject({ safetyCopy: inFolder("backups/before.sqlite") });
  expect(await names.list(ada)).toEqual(before);
  expect(await names.list(bob)).toEqual([]);
  expect(await names.save(ada, "bea")).toBe("saved");

  await restore(inFolder("backups/before.sqlite"), live, inFolder("backups/again.sqlite"));
  expect(await idsOf(names, ada)).toEqual(["ann"]);
  expect(await idsOf(names, bob)).toEqual(["rowan"]);
});

test("Subscribers, deliveries and messages are backed up and restored with all else", async () => {
  const now = () => new Date();
  const [subscribers, messages] = [createSubscribers(server.db, now), createContactMessages(server.db, now)];
  await subscribers.ask("a", { typed: "ada@example.org", key: "ada@example.org" });
  await subscribers.confirm("a");
  await createIssues(server.db, now).begin("2026-12", "hash");
  await messages.add({ name: "Ada", email: "ada@example.org", subject: "Hello", message: "Hi" });
  const file = await backUpHere();
  await subscribers.forget("ada@example.org");
  await messages.remove(1);

  expect(await restore(file, live, inFolder("before.sqlite"))).not.toHaveProperty("problem");
  expect(await subscribers.list()).toMatchObject([{ id: "a", state: "confirmed" }]);
  expect(await createDeliveries(server.db, now).count("2026-12")).toMatchObject({ queued: 1 });
  expect(await messages.list()).toMatchObject([{ number: 1, name: "Ada" }]);
});

test("A restore sets back neither the calendar nor the count of changes of rooms; in a new database they are those of the backup", async () => {
  const seen = createSeenDay(server.db);
  const rooms = createRooms(server, () => new Date(), { tell: () => {} });
  await seen.advance("2026-10-01");
  await rooms.write("room", "a", "first");
  const file = await backUpHere();
  await seen.advance("2026-11-22");
  await rooms.write("room", "a", "second");
  const versionNow = async (of: typeof rooms) => {
    const written = await of.write("room", "a", "next");
    return written.kind === "written" ? written.version : 0;
  };
  const before = await versionNow(rooms);

  expect(await restore(file, live, inFolder("before.sqlite"))).not.toHaveProperty("problem");
  expect(await seen.last()).toBe("2026-11-22");
  expect(await versionNow(rooms)).toBeGreaterThan(before);

  await restore(file, sqliteFile(inFolder("new")), inFolder("unused"));
  const anew = await openDatabase({ dataDir: inFolder("new") });
  expect(await versionNow(createRooms(anew, () => new Date(), { tell: () => {} }))).toBeGreaterThan(1);
  await anew.close();
});

test("A restore works where no database is yet", async () => {
  const file = await backUpHere();
  const elsewhere = sqliteFile(inFolder("new"));
  expect(await restore(file, elsewhere, inFolder("unused"))).toMatchObject({ safetyCopy: undefined });
  expect(readContents(elsewhere)).toEqual(readContents(file));
});

test("A backup by an older version is brought up to date, and itself left alone", async () => {
  const file = await backUpHere();
  change(file, "delete from kysely_migration where name > '0001-saved-names'");
  for (const table of ["deliveries", "issues"]) change(file, `drop table newsletter_${table}`);
  const later =
    "subscribers contact_messages waiting_letters kept_secrets retention room_slots rooms room_changes counts desk_keys desk_actions desk_jobs";
  for (const table of later.split(" ")) {
    change(file, `drop table ${table}`);
  }
  const before = await readFile(file);
  expect(await restore(file, live, inFolder("before.sqlite"))).not.toHaveProperty("problem");
  expect(await idsOf(names, ada)).toEqual(["ann", "zoe"]);
  expect(await createSubscribers(server.db, () => new Date()).list()).toEqual([]);
  expect(await readFile(file)).toEqual(before);
});

test("A restore into a database with another schema changes nothing", async () => {
  const file = await backUpHere();
  const other = new DatabaseSync(live);
  other.exec("alter table visitors add column more text");
  other.close();
  const result = await restore(file, live, inFolder("before.sqlite"));
  expect(result).toEqual({ problem: expect.stringMatching(/has another schema/) });
});

test.for([
  ["text.sqlite", /cannot be read: file is not a database/],
  ["other.sqlite", /is not a database of this site/],
  ["newer.sqlite", /was made by a newer version of the site \(9999-future\)/],
  ["orphans.sqlite", /belong to nothing: 1/],
  ["damaged.sqlite", /damaged|malformed/],
  ["missing.sqlite", /There is no file/],
] as const)("A restore of %s changes nothing", async ([name, reason]) => {
  const file = inFolder(name);
  if (name !== "missing.sqlite") await backUp(live, file);
  if (name === "text.sqlite") await writeFile(file, "These are not the bytes of a database. ".repeat(40));
  if (name === "damaged.sqlite") await writeFile(file, (await readFile(file)).fill(7, 4_096, 9_000));
  if (name === "other.sqlite") change(file, "drop table kysely_migration");
  if (name === "newer.sqlite") change(file, "insert into kysely_migration values ('9999-future', '2030')");
  if (name === "orphans.sqlite")
    change(file, "delete from saved_names where name_id = 'ann'; delete from visitors");

  const before = await names.list(ada);
  const result = await restore(file, live, inFolder("before.sqlite"));
  expect("problem" in result ? result.problem : "").toMatch(reason);
  expect(await names.list(ada)).toEqual(before);
  expect(await names.save(ada, "bea")).toBe("saved");
});

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec(sql);
  database.close();
}
