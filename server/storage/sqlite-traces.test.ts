import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp } from "./backup/back-up.ts";
import { createContactMessages } from "./contact-messages.ts";
import { numbered, saveInTurn, visitorOf } from "#tests/contract/bench.ts";
import { openDatabase, sqliteFile } from "./database.ts";
import { createRooms } from "./rooms.ts";
import { createSavedNames } from "./saved-names.ts";
import { createSubscribers } from "./subscribers.ts";
import type { Database } from "./tables.ts";

const ada = visitorOf("ada's number");
const NOTE = "ZZSECRETNOTEZZ grandma Edith";
const now = () => new Date("2026-11-21T10:00:00Z");
let dataDir: string;
let database: Database;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "namekin-traces-"));
  database = await openDatabase({ dataDir });
  // Others, before and after: what is deleted lies in the middle of pages.
  await fillWithOthers("early");
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

async function fillWithOthers(prefix: string): Promise<void> {
  const names = createSavedNames(database.db, now);
  const list = numbered(30).map((nameId) => ({ nameId, note: `a note of ${prefix}` }));
  await Promise.all(numbered(20).map((each) => names.merge(visitorOf(prefix + each), list)));
}

/** The files of the database, and of a backup made now, that hold any of these texts. */
async function filesWith(...texts: readonly string[]): Promise<readonly string[]> {
  const copy = join(dataDir, "copy.sqlite");
  const backup = await backUp(sqliteFile(dataDir), copy);
  expect(backup).not.toHaveProperty("problem");
  const found = readdirSync(dataDir).filter((file) => {
    const bytes = readFileSync(join(dataDir, file));
    return texts.some((text) => bytes.includes(text));
  });
  await rm(copy);
  return found;
}

test("What a visitor forgets is at once in no file and in no later backup", async () => {
  const names = createSavedNames(database.db, now);
  await saveInTurn(names, ada, ["hazel", "rowan", "ann"]);
  await names.annotate(ada, "hazel", NOTE);
  await names.annotate(ada, "hazel", `${NOTE}, and more that makes it longer`);
  await fillWithOthers("late");
  await names.remove(ada, "rowan");
  expect(await filesWith(ada, NOTE)).not.toEqual([]);
  await names.forget(ada);
  expect(await filesWith(ada, NOTE)).toEqual([]);
  expect(existsSync(`${sqliteFile(dataDir)}-wal`)).toBe(true);
});

test("Many who forget at the same moment, beside others who write, leave nothing either", async () => {
  const names = createSavedNames(database.db, now);
  const many = numbered(60).map((each) => visitorOf(`one of many ${each}`));
  const list = numbered(25).map((nameId) => ({ nameId, note: `${NOTE} ${"x".repeat(200)}` }));
  await Promise.all(many.map((visitor) => names.merge(visitor, list)));
  await Promise.all([...many.map((visitor) => names.forget(visitor)), fillWithOthers("meanwhile")]);
  await database.purge();
  expect(await filesWith(NOTE, ...many)).toEqual([]);
});

test("A deleted message, address or room is gone after the daily purge at the latest", async () => {
  const messages = createContactMessages(database.db, now);
  const subscribers = createSubscribers(database.db, now);
  const rooms = createRooms(database, now, { tell: () => {} });
  const secrets = ["QQADDRESSQQ@example.org", "QQMESSAGEQQ", "QQSEALEDQQ"] as const;
  const [address, message, sealed] = secrets;
  await messages.add({ name: "Ada", email: address, subject: "Hello", message });
  await subscribers.ask("a", { typed: address, key: address.toLowerCase() });
  await rooms.write("room", "slot", sealed);
  await fillWithOthers("late");

  await messages.remove(1);
  await subscribers.forget(address.toLowerCase());
  await rooms.end("room");
  await database.purge();
  expect(await filesWith(...secrets, address.toLowerCase())).toEqual([]);
});

test("A tool that deletes and closes leaves nothing, though a server has the file open", async () => {
  const tool = await openDatabase({ dataDir });
  const messages = createContactMessages(tool.db, now);
  await messages.add({ name: "Ada", email: "a@example.org", subject: "Hello", message: "QQMESSAGEQQ" });
  await messages.remove(1);
  await tool.close();
  expect(await filesWith("QQMESSAGEQQ")).toEqual([]);
});

test("While another reads, nothing waits; once it has read, the purge does its work", async () => {
  const names = createSavedNames(database.db, now);
  await names.merge(ada, [{ nameId: "hazel", note: NOTE }]);
  const reader = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  reader.exec("begin");
  reader.prepare("select count(*) from visitors").get();
  await names.forget(ada);
  expect(await names.save(ada, "zoe")).toBe("saved");
  reader.close();
  await database.purge();
  expect(await filesWith(NOTE)).toEqual([]);
});

test("A file of a version that did not overwrite what it deleted is written anew when it is opened", async () => {
  await database.close();
  const old = new DatabaseSync(sqliteFile(dataDir));
  old.exec("pragma secure_delete = off; pragma user_version = 0; create table large (text text)");
  const insert = old.prepare("insert into large values (?)");
  for (let n = 0; n < 200; n += 1) insert.run(`${NOTE} ${n}`);
  old.exec("drop table large");
  old.close();
  database = await openDatabase({ dataDir });
  expect(await filesWith(NOTE)).toEqual([]);
  expect(await createSavedNames(database.db, now).count(visitorOf("earlyname0"))).toBe(30);
});
