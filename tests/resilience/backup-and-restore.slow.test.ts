import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { idsOf, visitorOf } from "#tests/contract/bench.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import type { Database } from "#server/storage/tables.ts";
import { IS_FULL } from "#tests/support/matrix.ts";
import { runTool } from "#tests/support/run-tool.ts";

const ada = visitorOf("ada");
let dataDir: string;
let database: Database;

// This process is the running server; the commands are other processes.
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "namekin-commands-"));
  database = await openDatabase({ dataDir });
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});
const run = (tool: string, ...args: readonly string[]) => runTool(tool, args, { DATA_DIR: dataDir });

test("What is backed up beside a running server can be restored beside it", async () => {
  const names = createSavedNames(database.db, () => new Date());
  await names.save(ada, "zoe");
  const backedUp = await run("backup.ts");
  expect(backedUp).toMatchObject({ exitCode: 0, err: "" });
  const [file = "", contents] = backedUp.out.split("\n");
  expect(contents).toBe("saved names: 1, visitors: 1");
  expect((await stat(file)).mode & 0o077).toBe(0);

  await names.save(ada, "ann");
  const restored = await run("restore.ts", file);
  expect(restored).toMatchObject({ exitCode: 0, err: "" });
  expect(restored.out).toMatch(
    /^Restored\. saved names: 1, visitors: 1\nAs it was before: \S+-before-restore/,
  );
  expect(await idsOf(names, ada)).toEqual(["zoe"]);
  expect(await readdir(join(dataDir, "backups"))).toHaveLength(2);
});

test("Saves go on during a backup and a restore, and none fails", async () => {
  const names = createSavedNames(database.db, () => new Date());
  await names.save(ada, "zoe");
  const file = join(dataDir, "mine.sqlite");
  const progress = { done: false };
  const commands = run("backup.ts", file)
    .then((backedUp) => run("restore.ts", file).then((restored) => [backedUp, restored]))
    .finally(() => {
      progress.done = true;
    });
  let saves = 0;
  while (!progress.done) {
    await names.save(visitorOf(`visitor ${Math.floor(saves / 100)}`), `name${saves}`);
    saves += 1;
    await new Promise(setImmediate);
  }
  expect(await commands).toMatchObject([{ exitCode: 0 }, { exitCode: 0 }]);
  expect(await idsOf(names, ada)).toEqual(["zoe"]);
  expect(saves).toBeGreaterThan(10);
});

test.runIf(IS_FULL)("The commands explain themselves, and say what is wrong", async () => {
  for (const tool of ["backup.ts", "restore.ts"]) {
    const help = await run(tool, "--help");
    expect(help).toMatchObject({ exitCode: 0, out: expect.stringMatching(/npm run .*DATA_DIR/s) });
  }
  expect(await run("backup.ts", "one", "two")).toMatchObject({ exitCode: 2, out: "" });
  expect(await run("restore.ts")).toMatchObject({ exitCode: 2, out: "" });
  expect(await run("restore.ts", "--nonsense")).toMatchObject({ exitCode: 1 });
  expect(await run("restore.ts", join(dataDir, "no-such-file"))).toEqual({
    exitCode: 1,
    out: "",
    err: `There is no file ${join(dataDir, "no-such-file")}.\nNothing was restored.\n`,
  });
  const nowhere = await runTool("backup.ts", [], { DATA_DIR: join(dataDir, "nowhere") });
  expect(nowhere).toMatchObject({ exitCode: 1, err: expect.stringMatching(/^There is no database/) });
});

test.runIf(IS_FULL)("Without PostgreSQL's programs they say what to do by hand", async () => {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: "postgres://me:secret@127.0.0.1:9/names", PATH: "" };
  for (const tool of ["backup.ts", "restore.ts"]) {
    const { exitCode, err } = await runTool(tool, [join(dataDir, "x.dump")], settings);
    expect(exitCode).toBe(1);
    expect(err).toMatch(/not on this machine.*pg_dump --format=custom.*pg_restore --clean/s);
    expect(err).not.toContain("secret");
  }
});
