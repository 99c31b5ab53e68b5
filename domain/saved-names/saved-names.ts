import type { NameId } from "#domain/names/entry/name.ts";

/** At most so many names for one visitor. */
export const SAVED_NAMES_LIMIT = 500;
/** Characters in a note. */
export const NOTE_LIMIT = 280;

/** Hex SHA-256 of the random number that only the visitor's browser holds. */
export type VisitorHash = string;

export type SavedName = {
  readonly nameId: NameId;
  readonly note: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
};

/** A name to merge into a list: from a file, or from another browser's. */
export type NotedName = Pick<SavedName, "nameId" | "note">;

export type SaveResult = "saved" | "already saved" | "full";

export type ImportResult = {
  readonly added: number;
  readonly alreadySaved: number;
  /** Over the limit. */
  readonly refused: number;
};

/** Names kept for anonymous visitors. A visitor is known by the hash of a random number that only the browser holds. */
export type SavedNames = {
  /** In the visitor's own order: newest first until the visitor has ordered them. */
  list(visitor: VisitorHash): Promise<readonly SavedName[]>;
  count(visitor: VisitorHash): Promise<number>;
  /** Whether this visitor has ever been given a list here, and it was not forgotten since. */
  knows(visitor: VisitorHash): Promise<boolean>;
  save(visitor: VisitorHash, nameId: NameId): Promise<SaveResult>;
  /** true when it was there. */
  remove(visitor: VisitorHash, nameId: NameId): Promise<boolean>;
  /** true when the name is there. */
  annotate(visitor: VisitorHash, nameId: NameId, note: string): Promise<boolean>;
  /** Puts the given ids in this order before all others; unknown ids are ignored. */
  order(visitor: VisitorHash, nameIds: readonly NameId[]): Promise<void>;
  /**
   * Merges a list from elsewhere, before the names already there; these keep their note unless it is empty.
   * All or nothing on failure.
   */
  merge(visitor: VisitorHash, names: readonly NotedName[]): Promise<ImportResult>;
  /** Forgets the visitor and everything kept. */
  forget(visitor: VisitorHash): Promise<void>;
};
