import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { visitorOf } from "#tests/contract/bench.ts";
import { openDatabase, sqliteFile } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";

const PROGRAM = join(import.meta.dirname, "save-until-full.ts");
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "namekin-full-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Runs the program with files that may not grow beyond so many blocks: what a full disk does, without a disk. */
async function saveUntilFull(blocks: number): Promise<readonly string[]> {
  const command = `ulimit -S -f ${blocks}; exec "$0" "$@"`;
  const { stdout } = await promisify(execFile)("sh", ["-c", command, process.execPath, PROGRAM, dataDir]);
  return stdout.trim().split("\n");
}

test("When no file can grow, writes are refused as full, reading goes on, and nothing confirmed is lost", async () => {
  const lines = await saveUntilFull(6_000);
  const confirmed = lines.filter((line) => line.startsWith("saved ")).map((line) => line.slice(6));
  expect(confirmed.length).toBeGreaterThan(3);
  expect(lines.filter((line) => line.startsWith("full: "))).toEqual(
    Array.from({ length: 5 }, () => expect.stringMatching(/disk I\/O error|disk is full/)),
  );
  expect(lines.filter((line) => line.startsWith("told: "))).toEqual(
    Array.from({ length: 5 }, () => `told: The disk of ${dataDir} is full.`),
  );
  expect(lines.filter((line) => line.startsWith("read "))).toEqual(
    Array.from({ length: 5 }, () => "read 100"),
  );

  // Another process, with room: all that was confirmed is there, and saving goes on.
  const checked = new DatabaseSync(sqliteFile(dataDir));
  expect(checked.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  checked.close();
  const database = await openDatabase({ dataDir });
  const names = createSavedNames(database.db, () => new Date());
  const counts = await Promise.all(confirmed.map((visitor) => names.count(visitor)));
  expect(counts).toEqual(confirmed.map(() => 100));
  expect(await names.save(visitorOf("later"), "zoe")).toBe("saved");
  await database.close();
});
