import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import { migrate } from "./migrate.ts";
import { bridge, BUSY_TIMEOUT_MS } from "./sqlite-bridge.ts";
import { sqliteFaultOf } from "./sqlite-faults.ts";
import type { Queries, Tables } from "./tables.ts";

/** As a file: a database that is gone when it is closed. */
export const IN_MEMORY = ":memory:";

const LOCK_RETRY_MS = 20;
const LOCK_PATIENCE_MS = 60_000;
const MB = 1024 * 1024;
/** Files of versions that did not overwrite what they deleted have 0 as their user_version. */
const CLEAN = 1;

/** Opens the file, brought to the newest schema; it grows to `mostMb` and no further. */
export async function openFile(file: string, mostMb: number | undefined): Promise<DatabaseSync> {
  if (file !== IN_MEMORY) makePrivate(file);
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  try {
    await lock(sqlite, Date.now() + LOCK_PATIENCE_MS);
    if (isEmpty(sqlite)) sqlite.exec(`pragma user_version = ${CLEAN}`);
    await migrate(queriesOver(() => bridge(sqlite)));
    sqlite.exec("commit");
    clean(sqlite);
    refuseReadOnly(sqlite);
    sqlite.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    if (mostMb !== undefined) {
      sqlite.exec(`pragma max_page_count = ${Math.floor((mostMb * MB) / number(sqlite, "page_size"))}`);
    }
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

export function queriesOver(database: () => SqliteDatabase): Queries {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: async () => database() }) });
}

/**
 * Makes the file and its folder if they are not there, and the file readable by its owner alone, whatever the folder
 * allows; SQLite gives its log the same rights.
 */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Never opened when it is there: closing it would drop the locks that this process may hold on it.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  try {
    chmodSync(file, 0o600);
  } catch {
    // Somebody else's file, or one that is read-only: opening it will tell.
  }
}

/**
 * Takes the write lock, for migrations. Waits without blocking: SQLite's own waiting would stop this process, and
 * with it another opening in the same process. The pragmas too may find the file locked.
 */
async function lock(sqlite: DatabaseSync, until: number): Promise<void> {
  try {
    sqlite.exec(
      "pragma synchronous = full; pragma secure_delete = on; pragma journal_mode = wal; begin immediate",
    );
  } catch (error) {
    if (sqliteFaultOf(error) !== "busy" || Date.now() > until) throw error;
    await delay(LOCK_RETRY_MS);
    await lock(sqlite, until);
  }
}

/** Once for a file of an older version: writes it anew, without what was deleted then. If it is in use, at the next start. */
function clean(sqlite: DatabaseSync): void {
  if (number(sqlite, "user_version") >= CLEAN) return;
  try {
    sqlite.exec(`vacuum; pragma user_version = ${CLEAN}; pragma wal_checkpoint(truncate)`);
  } catch (error) {
    if (sqliteFaultOf(error) === undefined) throw error;
  }
}

/** A file that can only be read opens all the same. On a full disk the server starts, and answers what it can. */
function refuseReadOnly(sqlite: DatabaseSync): void {
  try {
    writeNothing(sqlite);
  } catch (error) {
    if (sqliteFaultOf(error) === "read-only") throw error;
  }
}

/** A commit that changes nothing, but is written. */
export function writeNothing(sqlite: DatabaseSync): void {
  sqlite.exec(`pragma user_version = ${number(sqlite, "user_version")}`);
}

/** Bytes that fit in below the ceiling, counting pages that were freed. */
export function roomIn(sqlite: DatabaseSync): number {
  const pages =
    number(sqlite, "max_page_count") - number(sqlite, "page_count") + number(sqlite, "freelist_count");
  return pages * number(sqlite, "page_size");
}

function isEmpty(sqlite: DatabaseSync): boolean {
  return sqlite.prepare("select 1 from sqlite_master limit 1").get() === undefined;
}

function number(sqlite: DatabaseSync, pragma: string): number {
  return Number(Object.values(sqlite.prepare(`pragma ${pragma}`).get() ?? {})[0]);
}
