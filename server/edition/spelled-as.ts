import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";

/** The collection with its names as the records write most of their babies: Zoe, also written Zoé, is Zoé in France. */
export function spelledAs(
  collection: readonly CuratedName[],
  spellings: ReadonlyMap<NameId, string>,
): readonly CuratedName[] {
  if (spellings.size === 0) return collection;
  return collection.map((entry) => {
    const name = spellings.get(foldName(entry.name)) ?? entry.name;
    if (name === entry.name) return entry;
    const others = [entry.name, ...(entry.alsoWritten ?? [])].filter((form) => form !== name);
    return { ...entry, name, alsoWritten: others };
  });
}
