import { readFileSync } from "node:fs";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { IS_BUILT, ROOT } from "#server/root.ts";
import { unpackEntries } from "./packed-entries.ts";
import { readEntries } from "./read-entries.ts";

/** What the build makes of the entries (tools/building/pack-collection.ts). */
export const PACKED_COLLECTION = "build/collection.json";

/**
 * The curated collection, in the order of its files: by letters, and alphabetical within. The built server reads it packed;
 * whatever runs from sources reads the files that editors write.
 */
export const COLLECTION: readonly CuratedName[] = IS_BUILT
  ? unpackEntries(readFileSync(new URL(PACKED_COLLECTION, ROOT), "utf8"))
  : readEntries(new URL("content/names/entries/", ROOT));
