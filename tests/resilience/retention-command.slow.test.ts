import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { numbered, visitorOf } from "#tests/contract/bench.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSeenDay } from "#server/storage/retention/seen-day.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import type { Database } from "#server/storage/tables.ts";
import { runTool } from "#tests/support/run-tool.ts";

let dataDir: string;
let database: Database;

// This process is the running server; the command is another one.
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "namekin-retention-"));
  database = await openDatabase({ dataDir });
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const retention = (...args: readonly string[]) => runTool("retention.ts", args, { DATA_DIR: dataDir });
const today = () => new Date().toISOString().slice(0, 10);

test("It says what is due, takes a date from an operator, and removes when told to", async () => {
  const names = createSavedNames(database.db, () => new Date("2021-01-01T00:00:00Z"));
  await Promise.all(numbered(40).map((each) => names.save(visitorOf(each), "zoe")));
  await createSeenDay(database.db).advance("2021-01-01");

  const shown = await retention();
  expect(shown.out).toMatch(
    /the last day seen is 2021-01-01\. They are too far apart.*\nvisitors not seen for 400 days: 40 of 40\n/,
  );
  expect(await retention("--remove")).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("Nothing was removed."),
  });
  expect(await retention("--accept-date", "2021-01-02")).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("or type the right date"),
  });
  expect(await names.count(visitorOf("name1"))).toBe(1);

  expect(await retention("--accept-date", today())).toMatchObject({ exitCode: 0 });
  expect(await retention("--remove")).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining("visitors not seen for 400 days: 40 removed"),
  });
  expect((await retention()).out).toContain("visitors not seen for 400 days: 0 of 0");
});

test("It explains itself, and refuses what it does not know", async () => {
  expect((await retention("--help")).out).toMatch(/npm run retention -- --accept-date <today>/);
  expect(await retention("now")).toMatchObject({ exitCode: 2, out: "" });
  expect(await retention("--remove", "--accept-date", today())).toMatchObject({ exitCode: 2, out: "" });
});
