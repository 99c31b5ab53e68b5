import { setTimeout as delay } from "node:timers/promises";
import type { Transaction } from "kysely";
import { sqliteFaultOf } from "./sqlite-faults.ts";
import { StorageFault } from "./storage-fault.ts";
import type { Queries, Tables } from "./tables.ts";

const MOST_ATTEMPTS = 5;
/** Serialisation failure and deadlock: PostgreSQL and its kin ask for the whole transaction again. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(["40001", "40P01"]);

/** While another process writes into the same SQLite file. */
const BUSY = { eachMs: 4, patienceMs: 5_000 } as const;

/** All or nothing. The work may run more than once. */
export async function inTransaction<Result>(
  db: Queries,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  attempt = 1,
  since = performance.now(),
): Promise<Result> {
  try {
    return await db.transaction().setIsolationLevel("read committed").execute(work);
  } catch (error) {
    if (isFileBusy(error) && performance.now() - since < BUSY.patienceMs) {
      await delay((0.5 + Math.random()) * BUSY.eachMs);
      return inTransaction(db, work, attempt, since);
    }
    if (attempt >= MOST_ATTEMPTS || !asksAgain(error)) throw error;
    await delay(Math.random() * 10 * 2 ** attempt);
    return inTransaction(db, work, attempt + 1, since);
  }
}

function isFileBusy(error: unknown): boolean {
  return error instanceof StorageFault && sqliteFaultOf(error.cause) === "busy";
}

function asksAgain(error: unknown): boolean {
  return error instanceof Error && "code" in error && TRY_AGAIN.has(error.code);
}
