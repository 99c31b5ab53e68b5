import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { NameId } from "#domain/names/entry/name.ts";

/** How names are written where records keep accents and hyphens; the US ones have none. */
export const SPELLINGS_FILE = "spellings.tsv";

/** Reads it: an id and its spelling, a line each. Empty where there is none. */
export function readSpellings(folder: string): ReadonlyMap<NameId, string> {
  const file = join(folder, SPELLINGS_FILE);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [id, spelling] = line.split("\t");
      return id === undefined || spelling === undefined ? [] : [[id, spelling] as const];
    }),
  );
}
