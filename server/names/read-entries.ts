import { readdirSync, readFileSync } from "node:fs";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";

/**
 * Reads the collection from a folder such as content/names/entries/, a file a letter, in their order. That each field is what
 * it should be is checked when an entry is written, tested or built (tools/collection/read-letter.ts), not at each start.
 * @throws Error that names the file whose JSON is damaged, and the line.
 */
export function readEntries(folder: URL): readonly CuratedName[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .flatMap((file) => parseLetter(file, readFileSync(new URL(file, folder), "utf8")));
}

function parseLetter(file: string, text: string): readonly CuratedName[] {
  try {
    const entries: readonly CuratedName[] = JSON.parse(text);
    return entries;
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`content/names/entries/${file}: ${words}`, { cause });
  }
}
