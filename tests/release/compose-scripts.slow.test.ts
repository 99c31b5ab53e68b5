import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { idsOf, visitorOf } from "#tests/contract/bench.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { findPostgresPrograms } from "#tools/testing/find-postgres-programs.ts";
import { layKept } from "./lay-kept.ts";
import { IS_FULL } from "#tests/support/matrix.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");
const ada = visitorOf("ada");
const DAY_S = 24 * 60 * 60;

let postgres: Postgres;
let folder: string;
let running: ChildProcess | undefined;
beforeAll(() => void findPostgresPrograms());
beforeEach(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), "namekin-compose-"));
});
afterEach(async () => {
  running?.kill("SIGKILL");
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** What compose.yaml sets for the container. */
function settingsOf(databaseUrl: string) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  return {
    PATH: process.env["PATH"],
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
    BACKUPS: folder,
  };
}
const dumps = () => readdirSync(folder).filter((name) => name.endsWith(".dump"));

test("a dump is made at once, old ones go, a signal ends it; restored, all is as it was, and what it replaced is kept", async () => {
  const databaseUrl = await postgres.createDatabase();
  const env = settingsOf(databaseUrl);
  const database = await openDatabase({ dataDir: "not used", databaseUrl });
  const names = createSavedNames(database.db, () => new Date());
  await names.save(ada, "zoe");
  for (const [name, days] of [
    ["old", 15.5],
    ["young", 13],
  ] as const) {
    writeFileSync(join(folder, `${name}.dump`), "");
    utimesSync(
      join(folder, `${name}.dump`),
      Date.now() / 1000 - days * DAY_S,
      Date.now() / 1000 - days * DAY_S,
    );
  }
  running = spawn("sh", [join(DEPLOY, "back-up.sh")], { env, stdio: "ignore" });
  await expect
    .poll(dumps)
    .toEqual([expect.stringMatching(/^namekin-\d{4}-\d\d-\d\dT\d{4}\.dump$/), "young.dump"]);
  const ended = once(running, "exit");
  running.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);

  await names.save(ada, "ann");
  await database.close();
  const restore = (name: string) =>
    spawnSync("sh", [join(DEPLOY, "restore.sh"), name], { env, encoding: "utf8" });
  expect(restore("young.dump")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Nothing was restored"),
  });
  expect(restore(dumps()[0] ?? "")).toMatchObject({ status: 0, stderr: "" });
  const after = await openDatabase({ dataDir: "not used", databaseUrl });
  expect(
    await idsOf(
      createSavedNames(after.db, () => new Date()),
      ada,
    ),
  ).toEqual(["zoe"]);
  await after.close();
  expect(restore(dumps().find((name) => name.startsWith("before-restore")) ?? "")).toMatchObject({
    status: 0,
  });
  const again = await openDatabase({ dataDir: "not used", databaseUrl });
  expect(
    await idsOf(
      createSavedNames(again.db, () => new Date()),
      ada,
    ),
  ).toEqual(["ann", "zoe"]);
  await again.close();
});

// By the commands of the site: upgrade.slow.test.ts.
test.runIf(IS_FULL)(
  "a dump of a version before is restored over the present one, and brought up to date",
  async () => {
    const older = await postgres.createDatabase();
    await layKept("before-1.0.0", older);
    const made = spawnSync("pg_dump", ["--format=custom", `--file=${join(folder, "older.dump")}`, older]);
    expect(made.status).toBe(0);
    const databaseUrl = await postgres.createDatabase();
    await (await openDatabase({ dataDir: "not used", databaseUrl })).close();
    const env = settingsOf(databaseUrl);
    expect(spawnSync("sh", [join(DEPLOY, "restore.sh"), "older.dump"], { env }).status).toBe(0);
    const database = await openDatabase({ dataDir: "not used", databaseUrl });
    const messages = await database.db.selectFrom("contact_messages").selectAll().execute();
    expect(messages).toMatchObject([{ number: 1, done_at: null }, { number: 2 }]);
    await database.close();
  },
);
