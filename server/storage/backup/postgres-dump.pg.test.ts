import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, type TestContext } from "vitest";
import { idsOf, visitorOf } from "#tests/contract/bench.ts";
import { openDatabase } from "#server/storage/database.ts";
import { createSavedNames } from "#server/storage/saved-names.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { dumpPostgres, restorePostgres } from "./postgres-dump.ts";

const ada = visitorOf("ada");
/** 0 when there is none. It must not be older than the server. */
const pgDumpVersion = Number(/\d+/.exec(String(spawnSync("pg_dump", ["--version"]).stdout))?.[0] ?? 0);

describe("A dump of PostgreSQL", () => {
  let postgres: Postgres;
  let folder: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), "namekin-dump-"));
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  const openNew = async (skip: TestContext["skip"]) => {
    const databaseUrl = await postgres.createDatabase();
    const database = await openDatabase({ dataDir: "not used", databaseUrl });
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database.db);
    const version = Number.parseInt(rows[0]?.server_version ?? "", 10);
    if (pgDumpVersion < version) await database.close();
    skip(pgDumpVersion < version, `pg_dump is ${pgDumpVersion}, the server ${version}`);
    return { databaseUrl, database, names: createSavedNames(database.db, () => new Date()) };
  };

  test("can be restored beside a running server, and what it replaces is kept", async ({ skip }) => {
    const { databaseUrl, database, names } = await openNew(skip);
    await names.save(ada, "zoe");
    await names.annotate(ada, "zoe", "柚子\twith a tab");
    const before = await names.list(ada);
    expect(await dumpPostgres(databaseUrl, join(folder, "one.dump"))).toBeUndefined();
    await names.save(ada, "ann");

    const [one, two, three] = ["one.dump", "two.dump", "three.dump"].map((name) => join(folder, name));
    expect(await restorePostgres(databaseUrl, one ?? "", two ?? "")).toBeUndefined();
    expect(await names.list(ada)).toEqual(before);
    expect(await names.save(ada, "bea")).toBe("saved");

    expect(await restorePostgres(databaseUrl, two ?? "", three ?? "")).toBeUndefined();
    expect(await idsOf(names, ada)).toEqual(["ann", "zoe"]);

    const empty = await postgres.createDatabase();
    expect(await restorePostgres(empty, one ?? "", join(folder, "empty.dump"))).toBeUndefined();
    const elsewhere = await openDatabase({ dataDir: "not used", databaseUrl: empty });
    expect(await createSavedNames(elsewhere.db, () => new Date()).list(ada)).toEqual(before);
    await Promise.all([database.close(), elsewhere.close()]);
  });

  test("of another version, or of something else, is refused", async ({ skip }) => {
    const { databaseUrl, database, names } = await openNew(skip);
    await names.save(ada, "zoe");
    const [other, text, copy] = ["other.dump", "text.dump", "copy.dump"].map((name) => join(folder, name));
    await sql`insert into kysely_migration values ('9999-future', '2030-01-01')`.execute(database.db);
    await dumpPostgres(databaseUrl, other ?? "");
    await writeFile(text ?? "", "not a dump");

    const refusal = async (file = "") => (await restorePostgres(databaseUrl, file, copy ?? ""))?.problem;
    expect(await refusal(other)).toMatch(/another version of the site/);
    expect(await refusal(text)).toMatch(/pg_restore failed/);
    expect(await dumpPostgres(databaseUrl, other ?? "")).toEqual({ problem: `${other} exists already.` });
    expect(await idsOf(names, ada)).toEqual(["zoe"]);
    await database.close();
  });
});
