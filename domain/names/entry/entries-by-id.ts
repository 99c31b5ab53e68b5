import type { CuratedName } from "./curated-name.ts";
import { foldName, type NameId } from "./name.ts";

type EntriesById = ReadonlyMap<NameId, CuratedName>;

const known = new WeakMap<readonly CuratedName[], EntriesById>();

/** The entries of a collection by their ids, in its order. Counted once, so that all who ask hold the same ids, each a string of its own else. */
export function entriesById(collection: readonly CuratedName[]): EntriesById {
  const before = known.get(collection);
  if (before !== undefined) return before;
  const entries = new Map(collection.map((entry) => [foldName(entry.name), entry]));
  known.set(collection, entries);
  return entries;
}
