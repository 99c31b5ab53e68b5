import { DatabaseSync } from "node:sqlite";
import type { Problem } from "#domain/problem.ts";
import { isData, tableNames } from "./contents.ts";

/** So long a turn is waited for: SQLite keeps no queue, and others that write without a pause come first now and then. */
const TIMEOUT_MS = 60_000;

/**
 * Makes the rows of a database those of another with the same schema, in one transaction. Nobody else writes from its
 * beginning to its end; `before` runs in between, and sees all that was confirmed until then. A problem of its own
 * leaves everything as it was.
 */
export async function replaceRows(
  live: string,
  source: string,
  before: () => Promise<Problem | undefined>,
): Promise<Problem | undefined> {
  // Foreign keys are checked at the end: until then the tables do not fit each other.
  const database = new DatabaseSync(live, { timeout: TIMEOUT_MS, enableForeignKeyConstraints: false });
  try {
    database.exec("pragma synchronous = full; pragma secure_delete = on");
    database.prepare("attach database ? as source").run(source);
    database.exec("begin immediate");
    const problem = (await before()) ?? copyRows(database, live);
    if (problem !== undefined) return problem;
    database.exec("commit");
    emptyLog(database);
    return undefined;
  } catch (error) {
    return {
      problem: `${live} cannot be written: ${error instanceof Error ? error.message : "no reason given"}.`,
    };
  } finally {
    database.close(); // Without a commit, nothing has happened.
  }
}

/** Changes of rooms are counted on: a number that browsers have seen must not come again. */
const LATER_OF_BOTH = `insert into main.room_changes select id, last from source.room_changes where true
  on conflict (id) do update set last = max(last, excluded.last)`;

/** What was replaced is in the log still. If it is in use, the server empties it within a day. */
function emptyLog(database: DatabaseSync): void {
  try {
    database.exec("pragma main.wal_checkpoint(truncate)");
  } catch {
    // The rows are replaced all the same.
  }
}

function copyRows(database: DatabaseSync, live: string): Problem | undefined {
  if (schemaOf(database, "main") !== schemaOf(database, "source")) {
    return { problem: `${live} has another schema: start the server of this version once, then restore.` };
  }
  for (const table of tableNames(database).filter(isData)) {
    database.exec(`delete from main."${table}"; insert into main."${table}" select * from source."${table}"`);
  }
  database.exec(LATER_OF_BOTH);
  const orphans = database.prepare("pragma main.foreign_key_check").all();
  if (orphans.length === 0) return undefined;
  return { problem: `Rows of the backup that belong to nothing: ${orphans.length}.` };
}

function schemaOf(database: DatabaseSync, schema: string): string {
  const rows = database.prepare(`select name, sql from ${schema}.sqlite_master order by name`).all();
  return JSON.stringify(rows);
}
