import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { z } from "zod";

/** Each folder holds what a version of the site has written, on both engines (keep-data.ts). */
export const KEPT = join(import.meta.dirname, "kept");

const cookies = z.object({ sqlite: z.string(), postgres: z.string() });

/** Lays what a version has kept into an empty database: an address of PostgreSQL, or a folder for an SQLite file. Returns the cookie of its list. */
export async function layKept(version: string, into: string): Promise<string> {
  const engine = into.startsWith("postgres:") ? "postgres" : "sqlite";
  const read = (file: string) => readFileSync(join(KEPT, version, file), "utf8");
  const sql = read(`${engine}.sql`);
  if (engine === "sqlite") {
    const file = new DatabaseSync(join(into, "namekin.sqlite"));
    file.exec(sql);
    file.close();
  } else {
    const client = new Client({ connectionString: into });
    await client.connect();
    await client.query(sql);
    await client.end();
  }
  return cookies.parse(JSON.parse(read("cookies.json")))[engine];
}
