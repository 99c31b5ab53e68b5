import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHealth, type Health } from "#server/health.ts";
import { numbered, visitorOf } from "#tests/contract/bench.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { StorageFault } from "#server/storage/storage-fault.ts";
import type { DatabaseFile } from "#server/storage/tables.ts";
import { watchDisk } from "./watch-disk.ts";

const MB = 1024 * 1024;
let folder: string;
let health: Health;
let changes: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "namekin-disk-"));
  changes = 0;
  const count = () => void (changes += 1);
  health = createHealth({ error: count, info: count });
});
afterEach(() => rm(folder, { recursive: true }));

const fileWith = (given: Partial<DatabaseFile>): DatabaseFile => ({
  path: join(folder, "namekin.sqlite"),
  room: () => 100 * MB,
  tryWrite: () => true,
  ...given,
});

test("Too little free space is a fault until there is a quarter more, and its sentence does not change with each byte", async () => {
  let free = 65 * MB;
  const disk = watchDisk({
    file: fileWith({}),
    leastFreeMb: 64,
    health,
    freeBytes: async () => free,
  });
  const told: number[] = [];
  for (const mb of [65, 63, 60, 1, 65, 79, 80, 70]) {
    free = mb * MB;
    await disk.check();
    told.push(health.faults().length);
  }
  expect(told).toEqual([0, 1, 1, 1, 1, 1, 0, 0]);
  expect(changes).toBe(2);
});

test("The real disk of the folder is looked at", async () => {
  await watchDisk({ file: fileWith({}), leastFreeMb: 1e12, health }).check();
  expect(health.faults()).toEqual([
    `Less than 1000000000000 MB are free on the disk of ${folder} (DISK_MIN_FREE_MB).`,
  ]);
});

test.for([
  ["full", `The disk of`],
  ["read-only", "cannot be written, only read"],
] as const)(
  "A refused write (%s) is told at once, and until writes succeed again",
  async ([kind, sentence]) => {
    let works = false;
    const disk = watchDisk({ file: fileWith({ tryWrite: () => works }), leastFreeMb: 0, health });
    disk.noteFault(new StorageFault(kind));
    expect(health.faults()).toEqual([expect.stringContaining(sentence)]);
    await disk.check();
    expect(health.faults()).toHaveLength(1);
    works = true;
    await disk.check();
    expect(health.faults()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  },
);

test("Faults that pass by themselves are none of the disk", () => {
  const disk = watchDisk({ file: fileWith({}), leastFreeMb: 0, health });
  disk.noteFault(new StorageFault("busy"));
  disk.noteFault(new StorageFault("away"));
  expect(health.faults()).toEqual([]);
});

test("A database at its ceiling is told, and is well again when there is room", async () => {
  const database = await openDatabase({
    dataDir: folder,
    dataMaxMb: 2,
    onFault: (fault) => disk.noteFault(fault),
  });
  if (database.file === undefined) throw new Error("a database without a file");
  const disk = watchDisk({ file: database.file, leastFreeMb: 0, health });
  const names = createSavedNames(database.db, () => new Date());
  const list = numbered(300).map((nameId) => ({ nameId, note: "a long note ".repeat(20) }));
  const visitors = numbered(40).map(visitorOf);
  await Promise.allSettled(visitors.map((visitor) => names.merge(visitor, list)));
  expect(health.faults()).toHaveLength(1);
  await disk.check();
  expect(health.faults()).toEqual([expect.stringContaining("has reached its ceiling (DATA_MAX_MB)")]);

  await Promise.all(visitors.map((visitor) => names.forget(visitor)));
  await disk.check();
  expect(health.faults()).toEqual([]);
  await database.close();
});
