import { readFileSync } from "node:fs";
import { z } from "zod";
import { RULED_LISTS } from "#domain/names/lists/list-id.ts";
import type { ListedTable } from "#domain/names/lists/listed-on.ts";

/** In a folder such as data/ssa, beside the records that it is counted from. */
export const LISTED_FILE = "listed.json";

const listedFile = z.record(z.enum(RULED_LISTS), z.array(z.string()));

/** Reads which names stand on the lists by rule. Throws when the file is missing or damaged. */
export function readListed(folder: URL): ListedTable {
  return listedFile.parse(JSON.parse(readFileSync(new URL(LISTED_FILE, folder), "utf8")));
}
