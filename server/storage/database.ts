import { join } from "node:path";
import { preparePostgres } from "./postgres.ts";
import type { OnConnection } from "./postgres-pool.ts";
import { prepareSqlite } from "./sqlite.ts";
import { IN_MEMORY } from "./sqlite-file.ts";
import type { StorageFault } from "./storage-fault.ts";
import type { Database, DatabaseToOpen } from "./tables.ts";

export type DatabaseOptions = {
  /** Where the embedded database keeps its file; ":memory:" for one that is gone when it is closed. */
  readonly dataDir: string;
  /** The embedded database grows no further than so many MB (2 ** 20 bytes). */
  readonly dataMaxMb?: number;
  /** A PostgreSQL address; with it the data directory is not used. */
  readonly databaseUrl?: string | undefined;
  /** Told whether connections to PostgreSQL can be had. */
  readonly onConnection?: OnConnection;
  /** Told of each fault of the embedded database, such as a full disk; whoever asked hears of it, too. */
  readonly onFault?: (fault: StorageFault) => void;
};

/** Opens the database and brings its schema up to date; safe when several processes do so at the same moment. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = prepareDatabase(options);
  await database.open();
  return database;
}

/** The same, to be opened later: nothing is asked, made or changed before. */
export function prepareDatabase(options: DatabaseOptions): DatabaseToOpen {
  const { dataDir, dataMaxMb, databaseUrl, onConnection, onFault } = options;
  if (databaseUrl !== undefined) return preparePostgres(databaseUrl, onConnection);
  const file = dataDir === IN_MEMORY ? IN_MEMORY : sqliteFile(dataDir);
  return prepareSqlite(file, { mostMb: dataMaxMb, onFault });
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, "namekin.sqlite");
}
