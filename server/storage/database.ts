import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Database } from "./tables.ts";

/** As a data directory: an embedded database that is gone when it is closed. For tests. */
export const IN_MEMORY = ":memory:";

export type DatabaseOptions = {
  readonly dataDir: string;
  /** A PostgreSQL address. Without it: SQLite, in a file of the data directory. */
  readonly databaseUrl?: string | undefined;
  /** Told when the database drops an idle connection; the next statement opens another. */
  readonly onConnectionLost?: (error: Error) => void;
};

/** Opens the database and brings its schema up to date; safe when several processes do so at the same moment. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, onConnectionLost } = options;
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, onConnectionLost);
  if (dataDir === IN_MEMORY) return openSqlite(IN_MEMORY);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return openSqlite(sqliteFile(dataDir));
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, "namekin.sqlite");
}
