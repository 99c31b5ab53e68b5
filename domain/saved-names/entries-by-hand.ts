import type { ListChange } from "./list-change.ts";
import type { SavedEntry } from "./visit.ts";

/** Entries and changes for tests. */
export function fakeEntry(nameId: string, note = ""): SavedEntry {
  const babyName = {
    id: nameId,
    name: nameId.charAt(0).toUpperCase() + nameId.slice(1),
    gender: "girl",
    origin: "English",
    meaning: "a word",
    curated: true,
    confidence: "B",
    say: null,
    syllables: null,
    oneIn: null,
  } as const;
  return { id: nameId, nameId, babyName, note, savedAt: "2026-11-21T03:00:00Z" };
}

export const save = (nameId: string, note = ""): ListChange => ({
  kind: "save",
  babyName: fakeEntry(nameId).babyName,
  note,
});
export const remove = (nameId: string): ListChange => ({ kind: "remove", nameId });
