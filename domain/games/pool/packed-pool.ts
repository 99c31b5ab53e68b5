import type { PoolEntry } from "#domain/games/round/pool-entry.ts";

/** A pool as it is kept and sent: a line an item, its fields parted by tabs. `npm run games -- pools` writes it. */
export type PackedPool = {
  /** Checksum of the records and words that it was made of. */
  readonly madeOf: string;
  readonly rows: readonly string[];
};

/** Makes the items of a game of its rows. */
export type OpenPool<Item> = (rows: readonly string[]) => readonly PoolEntry<Item>[];
