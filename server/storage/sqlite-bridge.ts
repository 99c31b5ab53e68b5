import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

const MOST_REMEMBERED = 100;
/** Longer texts hold a list of values and hardly ever come twice. */
const LONGEST_REMEMBERED = 1_000;

/** Shows Node's own SQLite to Kysely, and prepares each statement only once. */
export function bridge(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      const statement = adapt(database.prepare(sql));
      if (sql.length <= LONGEST_REMEMBERED && prepared.size < MOST_REMEMBERED) prepared.set(sql, statement);
      return statement;
    },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(sqlValue)),
    run: (parameters) => statement.run(...parameters.map(sqlValue)),
    iterate: (parameters) => statement.iterate(...parameters.map(sqlValue)),
  };
}

function sqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint") {
    return value;
  }
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite has no place for a ${typeof value}.`);
}
