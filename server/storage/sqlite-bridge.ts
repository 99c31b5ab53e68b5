import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { translatingFaults } from "./sqlite-faults.ts";
import type { StorageFault } from "./storage-fault.ts";

/** A single statement waits so long for what another process writes, and this one with it. */
export const BUSY_TIMEOUT_MS = 5_000;
const MOST_REMEMBERED = 100;
/** Longer texts hold a list of values and hardly ever come twice. */
const LONGEST_REMEMBERED = 1_000;

type BridgeListeners = {
  /** Told of each fault, before whoever asked is. */
  readonly onFault: (fault: StorageFault) => void;
  /** Told when a statement has deleted rows of a table. */
  readonly onDelete: (table: string) => void;
};

/** Shows Node's own SQLite to Kysely, prepares each statement only once, and turns its errors into faults of storage. */
export function bridge(
  database: DatabaseSync,
  { onFault, onDelete }: BridgeListeners = { onFault: () => {}, onDelete: () => {} },
): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();

  const prepare = (sql: string): SqliteStatement => {
    const statement = translatingFaults(() => database.prepare(sql), onFault);
    const deletesFrom = DELETES.exec(sql)?.[1];
    const adapted = adapt(statement, onFault);
    if (deletesFrom === undefined) return adapted;
    return {
      ...adapted,
      run(parameters) {
        const done = adapted.run(parameters);
        if (done.changes > 0) onDelete(deletesFrom);
        return done;
      },
    };
  };

  return {
    close: () => database.close(),
    prepare(sql) {
      // A full disk makes SQLite roll back by itself. A second rollback would only fail, and hide why.
      if (sql === "rollback" && !database.isTransaction) return NOTHING;
      if (sql === "begin") return beginning(database, onFault);
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      const statement = prepare(sql);
      if (sql.length <= LONGEST_REMEMBERED && prepared.size < MOST_REMEMBERED) prepared.set(sql, statement);
      return statement;
    },
  };
}

const DELETES = /^delete from "(\w+)"/;

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/**
 * A transaction takes the right to write when it begins, or fails at once: one that has read before it writes would be
 * refused if another process wrote in between. Whoever asked waits and asks again (in-transaction.ts): while SQLite waits,
 * nobody here could even read.
 */
function beginning(database: DatabaseSync, onFault: BridgeListeners["onFault"]): SqliteStatement {
  return {
    ...NOTHING,
    run() {
      database.exec("pragma busy_timeout = 0");
      try {
        translatingFaults(() => database.exec("begin immediate"), onFault);
      } finally {
        database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
      }
      return NOTHING.run([]);
    },
  };
}

function adapt(statement: StatementSync, onFault: BridgeListeners["onFault"]): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => translatingFaults(() => statement.all(...parameters.map(sqlValue)), onFault),
    run: (parameters) => translatingFaults(() => statement.run(...parameters.map(sqlValue)), onFault),
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
