import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { decodeRanks, type RankTables } from "#domain/places/ranks/rank-tables.ts";

/** The compiled ranks by state within data/states. */
const RANKS_FILE = "ranks.br";

/** Reads ranks by state, each time anew: about 5 ms and 0.5 MB. Throws when they are missing or damaged. */
export function readRanks(folder: URL): RankTables {
  return decodeRanks(brotliDecompressSync(readFileSync(new URL(RANKS_FILE, folder))));
}
