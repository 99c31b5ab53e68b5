import { setTimeout as delay } from "node:timers/promises";
import type { Transaction } from "kysely";
import type { Queries, Tables } from "./tables.ts";

const MOST_ATTEMPTS = 5;
/** Serialisation failure and deadlock: PostgreSQL and its kin ask for the whole transaction again. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(["40001", "40P01"]);

/** All or nothing. The work may run more than once. */
export async function inTransaction<Result>(
  db: Queries,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await db.transaction().setIsolationLevel("read committed").execute(work);
  } catch (error) {
    if (attempt >= MOST_ATTEMPTS || !asksAgain(error)) throw error;
    await delay(Math.random() * 10 * 2 ** attempt);
    return inTransaction(db, work, attempt + 1);
  }
}

function asksAgain(error: unknown): boolean {
  return error instanceof Error && "code" in error && TRY_AGAIN.has(error.code);
}
