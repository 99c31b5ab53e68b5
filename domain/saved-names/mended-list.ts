import { foldId, type NameId } from "#domain/names/entry/name.ts";
import { NOTE_LIMIT, type NotedName, type SavedName } from "./saved-names.ts";

/** Whether every id is folded. Lists once took "Noah" and "noah" for two names. */
export function isMended(ids: readonly NameId[]): boolean {
  return ids.every((id) => foldId(id) === id);
}

/**
 * A list in its order with each name once, at the best of its places: the time it was first saved, and all of its notes.
 * Joined notes may be longer than NOTE_LIMIT: nothing that somebody wrote is cut here.
 */
export function mendedList(entries: readonly SavedName[]): readonly SavedName[] {
  const byId = new Map<NameId, SavedName>();
  for (const entry of entries) {
    const nameId = foldId(entry.nameId);
    const first = byId.get(nameId);
    byId.set(nameId, first === undefined ? { ...entry, nameId } : joined(first, entry));
  }
  return [...byId.values()];
}

/** The same for names on their way here; a joined note is cut to what a list takes. */
export function eachOnce(names: readonly NotedName[]): readonly NotedName[] {
  const notes = new Map<NameId, string>();
  for (const { nameId, note } of names) {
    const before = notes.get(nameId);
    notes.set(nameId, before === undefined ? note : joinedNotes(before, note).slice(0, NOTE_LIMIT));
  }
  return Array.from(notes, ([nameId, note]) => ({ nameId, note }));
}

/** Both notes; one of them where it holds the other. */
export function joinedNotes(one: string, other: string): string {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : `${one}\n${other}`;
}

function joined(first: SavedName, other: SavedName): SavedName {
  const savedAt = first.savedAt < other.savedAt ? first.savedAt : other.savedAt;
  return { ...first, savedAt, note: joinedNotes(first.note, other.note) };
}
