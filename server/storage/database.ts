import { join } from "node:path";
import { openPostgres } from "./postgres.ts";
import { IN_MEMORY, openSqlite } from "./sqlite.ts";
import type { Database } from "./tables.ts";

export type DatabaseOptions = {
  /** Where the embedded database keeps its file; ":memory:" for one that is gone when it is closed. */
  readonly dataDir: string;
  /** A PostgreSQL address; with it the data directory is not used. */
  readonly databaseUrl?: string | undefined;
  /** Told when the database drops an idle connection; the next statement opens another. */
  readonly onConnectionLost?: (error: Error) => void;
};

/** Opens the database and brings its schema up to date; safe when several processes do so at the same moment. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, onConnectionLost } = options;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, onConnectionLost);
  return openSqlite(dataDir === IN_MEMORY ? IN_MEMORY : sqliteFile(dataDir));
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, "namekin.sqlite");
}
