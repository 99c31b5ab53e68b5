import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase, sqliteFile } from "./database.ts";
import { inTransaction } from "./in-transaction.ts";

const failure = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

/** Fails the given number of times before it succeeds; returns how often it ran. */
async function attempts(failures: number, code: string): Promise<number> {
  const { db, close } = await openDatabase({ dataDir: ":memory:" });
  let runs = 0;
  const work = () => {
    runs += 1;
    return runs <= failures ? Promise.reject(failure(code)) : Promise.resolve();
  };
  await inTransaction(db, work).finally(close);
  return runs;
}

test.for(["40001", "40P01"])("A transaction the database asks for again (%s) is repeated", async (code) => {
  expect(await attempts(2, code)).toBe(3);
});

test("It is given up after five attempts", async () => {
  await expect(attempts(5, "40001")).rejects.toThrow("failed with 40001");
});

test("Any other failure is final", async () => {
  await expect(attempts(1, "23505")).rejects.toThrow("failed with 23505");
});

test("While another process writes into the file, a transaction waits and others here read", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "namekin-busy-"));
  const database = await openDatabase({ dataDir });
  const other = new DatabaseSync(sqliteFile(dataDir));
  const steps: string[] = [];
  other.exec("begin immediate; insert into visitors values ('other', '2026-11-21', '2026-11-21')");
  const visitors = () => database.db.selectFrom("visitors").select("hash").orderBy("hash").execute();
  const writing = inTransaction(database.db, async (transaction) => {
    // What was written before it is seen, though this begins with a reading.
    expect(await transaction.selectFrom("visitors").select("hash").execute()).toEqual([{ hash: "other" }]);
    const day = "2026-11-22";
    await transaction
      .insertInto("visitors")
      .values({ hash: "ours", first_seen: day, last_seen: day })
      .execute();
    steps.push("written");
  });
  await delay(30);
  steps.push(`read ${(await visitors()).length}`);
  other.exec("commit");
  await writing;
  expect(steps).toEqual(["read 0", "written"]);
  expect(await visitors()).toEqual([{ hash: "other" }, { hash: "ours" }]);
  other.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});
