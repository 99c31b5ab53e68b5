import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** Bytes that the database takes, its log left out. */
export async function databaseBytes({ engine, db }: Pick<Database, "engine" | "db">): Promise<number> {
  const size =
    engine === "sqlite"
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
