import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { Kysely, sql, type SqliteDatabase, SqliteDialect } from "kysely";
import { migrate } from "./migrate.ts";
import { bridge } from "./sqlite-bridge.ts";
import { sqliteStartFault } from "./sqlite-start-fault.ts";
import { StorageFault } from "./storage-fault.ts";
import type { Database, DatabaseToOpen, Queries, Tables } from "./tables.ts";

const BUSY_TIMEOUT_MS = 5_000;
const LOCK_RETRY_MS = 20;
const LOCK_PATIENCE_MS = 60_000;

/** As a file: a database that is gone when it is closed. */
export const IN_MEMORY = ":memory:";

/** Opens a file, new or known. Every commit is on the disk before it is confirmed. */
export async function openSqlite(file: string): Promise<Database> {
  const database = prepareSqlite(file);
  await database.open();
  return database;
}

/** The same, to be opened later: until then the file is not touched. */
export function prepareSqlite(file: string): DatabaseToOpen {
  let opened: DatabaseSync | undefined;
  const db = queriesOver(() => {
    if (opened === undefined) throw new StorageFault("away");
    return bridge(opened);
  });
  const ping = async () => {
    await sql`select 1`.execute(db);
  };
  return {
    engine: "sqlite",
    db,
    async open() {
      if (opened !== undefined) return;
      try {
        opened = await openFile(file);
      } catch (error) {
        throw sqliteStartFault(file, error);
      }
      await ping(); // Else a database that was never used would answer after it is closed.
    },
    ping,
    close: () => db.destroy(),
  };
}

/** The file, brought to the newest schema. */
async function openFile(file: string): Promise<DatabaseSync> {
  if (file !== IN_MEMORY) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  try {
    await lock(sqlite, Date.now() + LOCK_PATIENCE_MS);
    await migrate(queriesOver(() => bridge(sqlite)));
    sqlite.exec("commit");
    sqlite.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function queriesOver(database: () => SqliteDatabase): Queries {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: async () => database() }) });
}

/**
 * Takes the write lock, for migrations. Waits without blocking: SQLite's own waiting would stop this process, and
 * with it another opening in the same process. The pragmas too may find the file locked.
 */
async function lock(sqlite: DatabaseSync, until: number): Promise<void> {
  try {
    sqlite.exec("pragma synchronous = full; pragma journal_mode = wal; begin immediate");
  } catch (error) {
    if (!isBusy(error) || Date.now() > until) throw error;
    await delay(LOCK_RETRY_MS);
    await lock(sqlite, until);
  }
}

/** SQLITE_BUSY, in any of its kinds. */
function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    (error.errcode & 0xff) === 5
  );
}
