import { DatabaseSync } from "node:sqlite";
import MiniSearch from "minisearch";
import { SEARCH_TEXTS } from "#content/names/search-texts.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { searchInput } from "#domain/names/search/search-entries.ts";
import { createSearch } from "#domain/names/search/search.ts";
import { COLLECTION } from "#server/names/collection.ts";

/** A search over the records, best first, at most 50; and the memory outside JavaScript's that it holds, in bytes. */
export type Engine = { readonly find: (text: string) => readonly NameId[]; readonly nativeBytes: number };

const LIMIT = 50;

export const ENGINES = {
  ours: buildOurs,
  "MiniSearch 0.2": (records: BirthRecords) => buildMiniSearch(records, 0.2),
  "MiniSearch 0.34": (records: BirthRecords) => buildMiniSearch(records, 0.34),
  "SQLite FTS5": buildSqlite,
} as const;
export type EngineName = keyof typeof ENGINES;

export function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(ENGINES, name);
}

function buildOurs(records: BirthRecords): Engine {
  const search = createSearch(searchInput(records, COLLECTION, SEARCH_TEXTS));
  return { find: (text) => search.find(text, "all", LIMIT).map(({ id }) => id), nativeBytes: 0 };
}

/** Prefix and fuzzy (0.2 as in its manual; 0.34 does best in the exam), times the logarithm of the recent births. */
function buildMiniSearch(records: BirthRecords, fuzzy: number): Engine {
  const { entries } = searchInput(records, COLLECTION);
  const births = entries.recentBirths;
  const index = new MiniSearch<{ id: number; name: string }>({
    fields: ["name"],
    searchOptions: {
      prefix: true,
      fuzzy,
      boostDocument: (id: number) => Math.log2(2 + (births[id] ?? 0)),
    },
  });
  index.addAll(entries.ids.map((name, id) => ({ id, name })));
  return {
    find: (text) =>
      index
        .search(foldName(text))
        .slice(0, LIMIT)
        .map(({ id }) => entries.ids[Number(id)] ?? ""),
    nativeBytes: 0,
  };
}

/** Trigrams of the name between marks, any of them; BM25 and the recent births, weighed as does best in the exam. */
function buildSqlite(records: BirthRecords): Engine {
  const { entries } = searchInput(records, COLLECTION);
  const database = new DatabaseSync(":memory:");
  database.exec(`
    CREATE TABLE names (id INTEGER PRIMARY KEY, name TEXT NOT NULL, weight REAL NOT NULL);
    CREATE VIRTUAL TABLE parts USING fts5(name, content='', tokenize='trigram');
    BEGIN`);
  const insertName = database.prepare("INSERT INTO names VALUES (?, ?, ?)");
  const insertParts = database.prepare("INSERT INTO parts (rowid, name) VALUES (?, ?)");
  for (const [id, name] of entries.ids.entries()) {
    insertName.run(id, name, Math.log2(2 + (entries.recentBirths[id] ?? 0)));
    insertParts.run(id, `<${name}>`);
  }
  database.exec("COMMIT; INSERT INTO parts (parts) VALUES ('optimize')");
  const query = database.prepare(`
    SELECT names.name FROM parts JOIN names ON names.id = parts.rowid WHERE parts MATCH ?
    ORDER BY names.name = ? DESC, bm25(parts) - 1.6 * names.weight LIMIT ${LIMIT}`);
  const bytes = database.prepare(
    "SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size",
  );
  return {
    find(text) {
      const folded = foldName(text);
      const marked = `<${folded}>`;
      const trigrams = Array.from({ length: marked.length - 2 }, (_, at) => `"${marked.slice(at, at + 3)}"`);
      return query.all(trigrams.join(" OR "), folded).map(({ name }) => String(name));
    },
    nativeBytes: Number(bytes.get()?.["bytes"]),
  };
}
