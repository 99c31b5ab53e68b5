import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { visitorOf } from "#tests/contract/bench.ts";
import { describeStorage } from "#tests/contract/storage.ts";
import { openDatabase } from "./database.ts";
import { createSavedNames } from "./saved-names.ts";

describeStorage("SQLite", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "namekin-sqlite-"));
  // A folder that does not exist yet, as at the first start.
  return { options: { dataDir: join(dataDir, "var") }, discard: () => rm(dataDir, { recursive: true }) };
});

test("Every commit is on the disk: WAL, synchronous = FULL; and foreign keys are kept", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "namekin-sqlite-"));
  const { db, close } = await openDatabase({ dataDir });
  const read = async (pragma: string) =>
    Object.values((await sql<object>`pragma ${sql.raw(pragma)}`.execute(db)).rows[0] ?? {});
  expect(await read("journal_mode")).toEqual(["wal"]);
  expect(await read("synchronous")).toEqual([2]);
  expect(await read("foreign_keys")).toEqual([1]);
  expect(await read("busy_timeout")).toEqual([5_000]);
  await close();
  await rm(dataDir, { recursive: true });
});

test("A database in memory is gone when it is closed", async () => {
  const first = await openDatabase({ dataDir: ":memory:" });
  await createSavedNames(first.db, () => new Date()).save(visitorOf("ada"), "zoe");
  await first.close();
  const second = await openDatabase({ dataDir: ":memory:" });
  expect(await createSavedNames(second.db, () => new Date()).count(visitorOf("ada"))).toBe(0);
  await second.close();
});
