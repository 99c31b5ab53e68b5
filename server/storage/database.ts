import { join } from "node:path";
import { preparePostgres } from "./postgres.ts";
import type { OnConnection } from "./postgres-pool.ts";
import { IN_MEMORY, prepareSqlite } from "./sqlite.ts";
import type { Database, DatabaseToOpen } from "./tables.ts";

export type DatabaseOptions = {
  /** Where the embedded database keeps its file; ":memory:" for one that is gone when it is closed. */
  readonly dataDir: string;
  /** A PostgreSQL address; with it the data directory is not used. */
  readonly databaseUrl?: string | undefined;
  /** Told whether connections to PostgreSQL can be had. */
  readonly onConnection?: OnConnection;
};

/** Opens the database and brings its schema up to date; safe when several processes do so at the same moment. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = prepareDatabase(options);
  await database.open();
  return database;
}

/** The same, to be opened later: nothing is asked, made or changed before. */
export function prepareDatabase({ dataDir, databaseUrl, onConnection }: DatabaseOptions): DatabaseToOpen {
  if (databaseUrl !== undefined) return preparePostgres(databaseUrl, onConnection);
  return prepareSqlite(dataDir === IN_MEMORY ? IN_MEMORY : sqliteFile(dataDir));
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, "namekin.sqlite");
}
