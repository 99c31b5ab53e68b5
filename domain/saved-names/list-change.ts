import type { NameId } from "#domain/names/entry/name.ts";
import { putFirst } from "./put-first.ts";
import type { SavedEntry } from "./visit.ts";

/** Saving a name, or removing it. */
export type Change =
  | { readonly kind: "save"; readonly babyName: SavedEntry["babyName"]; readonly note: string }
  | { readonly kind: "remove"; readonly nameId: NameId };

/** A saved entry as lists show it; queued ones wait for the network. */
export type ListedEntry = SavedEntry & { readonly queued: boolean };

/** Everything a visitor can do to the list from a page: save and remove a name, write a note, order the names. */
export type ListChange =
  | Change
  | { readonly kind: "annotate"; readonly nameId: NameId; readonly note: string }
  | { readonly kind: "order"; readonly nameIds: readonly NameId[] };

/** Whether two changes ask for the same; one of them may have come back from the device. */
export function isSameChange(one: ListChange, other: ListChange): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Adds a change to those that wait. Only the last word about a name, its note or the order counts. */
export function withChange(waiting: readonly ListChange[], change: ListChange): readonly ListChange[] {
  return [...waiting.filter((earlier) => !isOverruled(earlier, change)), change];
}

function isOverruled(earlier: ListChange, later: ListChange): boolean {
  switch (later.kind) {
    case "save":
    case "remove":
      return earlier.kind !== "order" && nameOf(earlier) === changedId(later);
    case "annotate":
      return earlier.kind === "annotate" && earlier.nameId === later.nameId;
    case "order":
      return earlier.kind === "order";
  }
}

function nameOf(change: Exclude<ListChange, { kind: "order" }>): NameId {
  return change.kind === "annotate" ? change.nameId : changedId(change);
}

/** The list as the visitor meant it: what the server holds, with the waiting changes made. */
export function applyPending(
  entries: readonly SavedEntry[],
  waiting: readonly ListChange[],
): readonly ListedEntry[] {
  const listed = entries.map((entry) => ({ ...entry, queued: false }));
  return waiting.reduce<readonly ListedEntry[]>(
    (list, change) => madeIn(list, change, (entry) => ({ ...entry, queued: true })),
    listed,
  );
}

/** Makes one change, as the server makes it: a new name stands first, a known one stays where it is. */
export function madeIn<Entry extends SavedEntry>(
  entries: readonly Entry[],
  change: ListChange,
  entryOf: (entry: SavedEntry) => Entry,
): readonly Entry[] {
  switch (change.kind) {
    case "save": {
      const { babyName, note } = change;
      const known = entries.find(({ nameId }) => nameId === babyName.id);
      if (known === undefined) {
        return [entryOf({ id: babyName.id, nameId: babyName.id, babyName, note, savedAt: "" }), ...entries];
      }
      return note === "" ? entries : noted(entries, babyName.id, note);
    }
    case "remove":
      return entries.filter(({ nameId }) => nameId !== change.nameId);
    case "annotate":
      return noted(entries, change.nameId, change.note);
    case "order": {
      const byId = new Map(entries.map((entry) => [entry.nameId, entry]));
      return putFirst([...byId.keys()], change.nameIds).flatMap((id) => byId.get(id) ?? []);
    }
  }
}

function noted<Entry extends SavedEntry>(
  entries: readonly Entry[],
  id: NameId,
  note: string,
): readonly Entry[] {
  return entries.map((entry) => (entry.nameId === id ? { ...entry, note } : entry));
}

function changedId(change: Change): NameId {
  return change.kind === "save" ? change.babyName.id : change.nameId;
}
