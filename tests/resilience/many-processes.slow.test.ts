import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";

const PROGRAM = join(import.meta.dirname, "save-many.ts");

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "namekin-processes-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

test("Four processes that make one file and save for one visitor keep the limit together", async () => {
  const saved = await Promise.all(
    ["a", "b", "c", "d"].map(async (prefix) => {
      const { stdout } = await promisify(execFile)(process.execPath, [
        PROGRAM,
        dataDir,
        "ada",
        prefix,
        "300",
      ]);
      return Number(stdout);
    }),
  );
  const total = saved.reduce((sum, each) => sum + each, 0);
  expect(total).toBe(SAVED_NAMES_LIMIT);

  const database = await openDatabase({ dataDir });
  const list = await createSavedNames(database.db, () => new Date()).list("ada");
  await database.close();
  expect(new Set(list.map(({ nameId }) => nameId)).size).toBe(SAVED_NAMES_LIMIT);
});
