import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { damageIn } from "#server/storage/damage.ts";
import { sqliteFaultOf } from "#server/storage/sqlite-faults.ts";

// A thread of its own: looks through the database file that it was given, beside a server that goes on answering, and
// posts what is damaged in a few words, or null.
parentPort?.postMessage(damageOf(String(workerData)), []);

function damageOf(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    try {
      return damageIn(database, "quick_check") ?? null;
    } finally {
      database.close();
    }
  } catch (error) {
    if (sqliteFaultOf(error) !== "damaged") throw error;
    return error instanceof Error ? error.message : "not a database";
  }
}
