import { foldId, type NameId } from "#domain/names/entry/name.ts";
import { fields, list, type Schema, string, versioned } from "#domain/schema/schema.ts";

/** What a browser keeps of a taste. All else follows from judgments, duels and the saved list, which are kept anyway. */
export type KeptTaste = {
  /** Keys of the lines that somebody has taken out. */
  readonly out: readonly string[];
  /** Names that were taken off the saved list, the newest last. */
  readonly removed: readonly NameId[];
};

export const NO_TASTE: KeptTaste = { out: [], removed: [] };

/** Removals beyond so many: the oldest is forgotten. */
export const MOST_REMOVED = 200;

const VERSION = 1;

const removed: Schema<NameId> = (value) => {
  const read = string(value);
  return read === undefined || read === "" ? undefined : foldId(read);
};
const kept = versioned(VERSION, fields({ out: list(string), removed: list(removed) }));

/** Reads what a browser gives back: anything. A damaged part is left out, alone. */
export function parseTaste(text: string | null): KeptTaste {
  return kept(text) ?? NO_TASTE;
}

/** Null where there is nothing to keep. */
export function formatTaste({ out, removed: names }: KeptTaste): string | null {
  if (out.length === 0 && names.length === 0) return null;
  return JSON.stringify({ version: VERSION, out, removed: names });
}

/** With a name that was taken off the saved list. */
export function withRemoved(taste: KeptTaste, id: NameId): KeptTaste {
  return { ...taste, removed: [...taste.removed.filter((each) => each !== id), id].slice(-MOST_REMOVED) };
}

/** Without a line; with it, when it is brought back. */
export function withLine(taste: KeptTaste, key: string, isOut: boolean): KeptTaste {
  const others = taste.out.filter((each) => each !== key);
  return { ...taste, out: isOut ? [...others, key] : others };
}
