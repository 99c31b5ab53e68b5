import type { Evidence } from "#domain/names/entry/evidence.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { Known } from "./known.ts";

/** Everything that pools are made of: figures from the records, words from the collection, facts from the tables beside them. */
export type PoolSources = Known & {
  readonly collection: readonly CuratedName[];
  /** What readers are told a source of an entry is called. */
  readonly titleOf: (piece: Evidence) => string;
};
