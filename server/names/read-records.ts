import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { decodeTables } from "#domain/names/records/decode-records.ts";
import { type BirthRecords, openTables, type RecordTables } from "#domain/names/records/records.ts";
import { readSpellings } from "#server/edition/read-spellings.ts";

/** The compiled records within a folder such as data/ssa. */
export const RECORDS_FILE = "records.br";

/** Reads birth records; blocks for about 0.1 s, so once, at start. Throws when they are missing or damaged. */
export function readRecords(folder: string | URL): BirthRecords {
  return openTables(readTables(folder));
}

/** The same as tables, which other threads may open too. */
export function readTables(folder: string | URL): RecordTables {
  const path = join(typeof folder === "string" ? folder : fileURLToPath(folder), RECORDS_FILE);
  const tables = decodeTables(brotliDecompressSync(readFileSync(path)));
  return { ...tables, spellings: readSpellings(dirname(path)) };
}
