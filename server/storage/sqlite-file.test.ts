import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { visitorOf } from "#tests/contract/bench.ts";
import { openDatabase, sqliteFile } from "./database.ts";
import { createSavedNames } from "./saved-names.ts";
import { sqliteStartFault } from "./sqlite-start-fault.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "namekin-opening-"));
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
/** One line of our own, and no stack of somebody else's. */
const line = (text: string) => ({
  name: "StartFault",
  message: expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*\\.$`)),
});

test("The files are for their owner alone, also in a folder that was there and is open to all", async () => {
  await chmod(folder, 0o755);
  await writeFile(sqliteFile(folder), "", { mode: 0o644 });
  const database = await openDatabase({ dataDir: folder });
  await createSavedNames(database.db, () => new Date()).save(visitorOf("ada"), "zoe");
  const files = readdirSync(folder);
  expect(files.toSorted()).toEqual(["namekin.sqlite", "namekin.sqlite-shm", "namekin.sqlite-wal"]);
  expect(await Promise.all(files.map((file) => modeOf(join(folder, file))))).toEqual([0o600, 0o600, 0o600]);
  expect(await modeOf(folder)).toBe(0o755);
  await database.close();
});

test("A folder that is made is for its owner alone", async () => {
  const dataDir = join(folder, "new", "var");
  await (await openDatabase({ dataDir })).close();
  expect(await modeOf(dataDir)).toBe(0o700);
});

test("Something else in the place of the file is told in a sentence, and left alone", async () => {
  await writeFile(sqliteFile(folder), "These are not the bytes of a database. ".repeat(400));
  await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject(
    line("is not a database. .*put a backup in its place"),
  );
  expect((await stat(sqliteFile(folder))).size).toBe(39 * 400);
});

test("A file whose first page is damaged is told in a sentence", async () => {
  await (await openDatabase({ dataDir: folder })).close();
  const { size } = await stat(sqliteFile(folder));
  const damaged = Buffer.alloc(size, 7);
  damaged.write("SQLite format 3\0", "latin1");
  await writeFile(sqliteFile(folder), damaged);
  await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject(line("is not a database"));
});

test("A file in the place of the folder is told in a sentence", async () => {
  await writeFile(join(folder, "var"), "");
  await expect(openDatabase({ dataDir: join(folder, "var") })).rejects.toMatchObject(
    line("cannot be made .E[A-Z]+.. Set DATA_DIR"),
  );
});

test("A folder in the place of the file is told in a sentence", async () => {
  await mkdir(sqliteFile(folder));
  await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject(line("may not write to"));
});

test("A file that cannot be written is told in a sentence", () => {
  const database = new DatabaseSync(sqliteFile(folder));
  database.exec("pragma query_only = on");
  const error = thrownBy(() => database.exec("create table one (text text)"));
  database.close();
  expect(sqliteStartFault("/srv/namekin.sqlite", error)).toMatchObject(
    line("may not write to /srv/namekin.sqlite"),
  );
});

function thrownBy(call: () => void): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}
