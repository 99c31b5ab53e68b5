import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createHealth, type Health } from "#server/health.ts";
import { numbered, visitorOf } from "#tests/contract/bench.ts";
import { openDatabase, sqliteFile } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { watchIntegrity } from "./watch-integrity.ts";

const PAGE_BYTES = 4096;
let dataDir: string;
let file: string;
let health: Health;
const warnings: unknown[] = [];
const log = { warn: (warning: unknown) => void warnings.push(warning) };

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "namekin-integrity-"));
  file = sqliteFile(dataDir);
  health = createHealth({ error: () => {}, info: () => {} });
  const database = await openDatabase({ dataDir });
  const names = createSavedNames(database.db, () => new Date());
  const list = numbered(100).map((nameId) => ({ nameId, note: "a note" }));
  await Promise.all(numbered(40).map((each) => names.merge(visitorOf(each), list)));
  await database.close();
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Overwrites the heads of every tenth page, but for the first ones: those hold the schema. */
async function damage(): Promise<void> {
  const bytes = await readFile(file);
  for (let page = 40; page * PAGE_BYTES < bytes.length; page += 10) {
    bytes.fill(7, page * PAGE_BYTES, page * PAGE_BYTES + 100);
  }
  await writeFile(file, bytes);
}

test("A sound file is no news, beside a server that writes and goes on answering", async () => {
  const database = await openDatabase({ dataDir });
  const names = createSavedNames(database.db, () => new Date());
  const watch = watchIntegrity({ file, health, log });
  const checking = watch.check();
  expect(watch.check()).toBe(checking);
  await Promise.all(numbered(50).map((each) => names.save(visitorOf(`other ${each}`), "zoe")));
  await checking;
  expect(health.faults()).toEqual([]);
  await database.close();
});

test("Damaged pages are told in one short sentence that says what to do, and well again when they are", async () => {
  const whole = await readFile(file);
  await damage();
  const watch = watchIntegrity({ file, health, log });
  await watch.check();
  const [sentence = "", ...more] = health.faults();
  expect(sentence).toMatch(/is damaged \([^\n]+\): restore a backup, see docs\/backup\.md\.$/);
  expect(sentence.length).toBeLessThan(500);
  expect(more).toEqual([]);
  await writeFile(file, whole);
  await watch.check();
  expect(health.faults()).toEqual([]);
});

test("A file that is no database any more is damaged, too", async () => {
  await writeFile(file, "no database ".repeat(1000));
  await watchIntegrity({ file, health, log }).check();
  expect(health.faults()).toEqual([expect.stringContaining("is damaged (file is not a database)")]);
});

test("What keeps it from looking is no damage; a look that is stopped says nothing", async () => {
  await watchIntegrity({ file: join(dataDir, "nothing"), health, log }).check();
  expect(warnings).toHaveLength(1);
  const watch = watchIntegrity({ file, health, log });
  const checking = watch.check();
  await watch.stop();
  await checking;
  expect(health.faults()).toEqual([]);
});
