import type { NameId } from "#domain/names/name.ts";
import type { SavedEntry } from "./visit.ts";

/** A change of the list that the server has not confirmed yet. */
export type Change =
  | { readonly kind: "save"; readonly babyName: SavedEntry["babyName"]; readonly note: string }
  | { readonly kind: "remove"; readonly nameId: NameId };

export function changedId(change: Change): NameId {
  return change.kind === "save" ? change.babyName.id : change.nameId;
}

/** Adds a change to a queue. Only the last word about a name counts. */
export function queueChange(queue: readonly Change[], change: Change): readonly Change[] {
  return [...queue.filter((queued) => changedId(queued) !== changedId(change)), change];
}

/** A saved entry as lists show it; queued ones wait for the network. */
export type ListedEntry = SavedEntry & { readonly queued: boolean };

/** The list as the visitor meant it: what the server holds, with the queued changes made. */
export function applyChanges(
  entries: readonly SavedEntry[],
  queue: readonly Change[],
): readonly ListedEntry[] {
  const touched = new Set(queue.map(changedId));
  const queued = queue.flatMap((change) =>
    change.kind === "save" ? [queuedEntry(change.babyName, change.note)] : [],
  );
  const confirmed = entries
    .filter((entry) => !touched.has(entry.nameId))
    .map((entry) => ({ ...entry, queued: false }));
  return [...queued.toReversed(), ...confirmed];
}

function queuedEntry(babyName: SavedEntry["babyName"], note: string): ListedEntry {
  return { id: babyName.id, nameId: babyName.id, babyName, note, savedAt: "", queued: true };
}
