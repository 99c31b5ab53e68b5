import { DatabaseSync } from "node:sqlite";
import { isData, type Problem, tableNames } from "./contents.ts";

/** Makes the rows of a database those of another with the same schema, in one transaction. */
export function replaceRows(live: string, source: string): Problem | undefined {
  // Foreign keys are checked at the end: until then the tables do not fit each other.
  const database = new DatabaseSync(live, { timeout: 10_000, enableForeignKeyConstraints: false });
  try {
    database.exec("pragma synchronous = full");
    database.prepare("attach database ? as source").run(source);
    database.exec("begin immediate");
    if (schemaOf(database, "main") !== schemaOf(database, "source")) {
      return { problem: `${live} has another schema: start the server of this version once, then restore.` };
    }
    for (const table of tableNames(database).filter(isData)) {
      database.exec(
        `delete from main."${table}"; insert into main."${table}" select * from source."${table}"`,
      );
    }
    const orphans = database.prepare("pragma main.foreign_key_check").all();
    if (orphans.length > 0)
      return { problem: `Rows of the backup that belong to nothing: ${orphans.length}.` };
    database.exec("commit");
    return undefined;
  } catch (error) {
    return {
      problem: `${live} cannot be written: ${error instanceof Error ? error.message : "no reason given"}.`,
    };
  } finally {
    database.close(); // Without a commit, nothing has happened.
  }
}

function schemaOf(database: DatabaseSync, schema: string): string {
  const rows = database.prepare(`select name, sql from ${schema}.sqlite_master order by name`).all();
  return JSON.stringify(rows);
}
