import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Problem } from "#domain/problem.ts";
import { damageIn } from "#server/storage/damage.ts";
import { MIGRATIONS } from "#server/storage/migrate.ts";

export type Contents = {
  readonly rows: readonly { readonly table: string; readonly count: number }[];
  /** Names of the migrations that made its schema. */
  readonly migrations: readonly string[];
};

/** Checks an SQLite file of this site from end to end, without changing it, and says what it holds. */
export function readContents(file: string): Contents | Problem {
  if (!existsSync(file)) return { problem: `There is no file ${file}.` };
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const damage = damageIn(database, "integrity_check");
    if (damage !== undefined) return { problem: `${file} is damaged: ${damage}.` };
    const tables = tableNames(database);
    if (!tables.includes("kysely_migration")) return { problem: `${file} is not a database of this site.` };
    return { rows: countRows(database, tables), migrations: migrationNames(database) };
  } catch (error) {
    return {
      problem: `${file} cannot be read: ${error instanceof Error ? error.message : "no reason given"}.`,
    };
  } finally {
    database?.close();
  }
}

/** undefined when it fits this version of the site, or can be brought to it. */
export function misfit(file: string, { migrations }: Pick<Contents, "migrations">): Problem | undefined {
  const unknown = migrations.filter((name) => !(name in MIGRATIONS));
  if (unknown.length === 0) return undefined;
  return { problem: `${file} was made by a newer version of the site (${unknown.join(", ")}).` };
}

/** One part for each table that holds something. */
export function describeContents({ rows }: Contents): string {
  const parts = rows
    .filter(({ count }) => count > 0)
    .map(({ table, count }) => `${table.replaceAll("_", " ")}: ${count}`);
  return parts.length === 0 ? "nothing" : parts.join(", ");
}

/** The tables of this site, those that record migrations included. */
export function tableNames(database: DatabaseSync, schema = "main"): readonly string[] {
  const sql = `select name from ${schema}.sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`;
  return database
    .prepare(`${sql} order by name`)
    .all()
    .map((row) => String(row["name"]));
}

/** What a server knows by itself: the calendar, how many changes of rooms there were, who is at the desk and what runs there, what was counted. */
const OF_THE_SERVER: ReadonlySet<string> = new Set([
  "retention",
  "room_changes",
  "desk_keys",
  "desk_jobs",
  "counts",
]);

/** Whether a table holds what visitors have given us. */
export function isData(table: string): boolean {
  return !table.startsWith("kysely_") && !OF_THE_SERVER.has(table);
}

function countRows(database: DatabaseSync, tables: readonly string[]): Contents["rows"] {
  return tables.filter(isData).map((table) => {
    const row = database.prepare(`select count(*) as count from "${table}"`).get();
    return { table, count: Number(row?.["count"]) };
  });
}

function migrationNames(database: DatabaseSync): readonly string[] {
  const rows = database.prepare("select name from kysely_migration order by name").all();
  return rows.map((row) => String(row["name"]));
}
