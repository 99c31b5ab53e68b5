import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
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
