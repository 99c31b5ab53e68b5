import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { ImportResult, SavedName, SaveResult } from "#domain/saved-names/saved-names.ts";

/** A saved name together with what a list shows of it. */
export type SavedEntry = SavedName & {
  readonly id: NameId;
  readonly babyName: Omit<NameSummary, "spark">;
};

export type MergeResult = ImportResult & {
  /** Ids on no record: from a newer edition, or mistyped. */
  readonly unknown: number;
};

/** More lists were begun from this address than we take at once: it may begin one in so many seconds. */
export type TooManyLists = { readonly kind: "too many lists"; readonly seconds: number };

/** One browser's own list during one request, as endpoints and screens use it. It folds each id: "Noah" is "noah". */
export type SavedListSession = {
  /**
   * Whether the browser brings a number. It gets one at its first save and not before; one that storage does not know
   * is not ours, has no list, and gives way to a new one at the next save.
   */
  readonly known: boolean;
  list(): Promise<readonly SavedEntry[]>;
  /** One name of the list; null when it is not on it. */
  entry(id: NameId): Promise<SavedEntry | null>;
  save(id: NameId): Promise<SaveResult | "unknown name" | TooManyLists>;
  remove(id: NameId): Promise<void>;
  /** false when the name is not on the list. */
  annotate(id: NameId, note: string): Promise<boolean>;
  order(ids: readonly NameId[]): Promise<void>;
  merge(
    names: readonly { readonly nameId: NameId; readonly note: string }[],
  ): Promise<MergeResult | TooManyLists>;
  /** Removes everything kept, and makes the browser forget its number. */
  forget(): Promise<void>;
  /** Set-Cookie headers that the answer must carry. */
  cookies(): readonly string[];
};

/** What a page shows of the list. */
export type SavedListReading = Pick<SavedListSession, "known" | "list" | "cookies">;
