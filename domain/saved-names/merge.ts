import { eachOnce } from "./mended-list.ts";
import { type ImportResult, type NotedName, SAVED_NAMES_LIMIT } from "./saved-names.ts";

type Merge = {
  /** New on the list, in the order in which they came. */
  readonly added: readonly NotedName[];
  /** There already without a note; now with one. */
  readonly noted: readonly NotedName[];
  readonly result: ImportResult;
};

/**
 * What changes when names from elsewhere come to those already kept. A name that comes twice counts as already saved; what
 * is noted beside it each time is joined.
 */
export function mergeNames(kept: readonly NotedName[], coming: readonly NotedName[]): Merge {
  const names = eachOnce(coming);
  const before = new Set(kept.map(({ nameId }) => nameId));
  const notes = new Map(kept.map(({ nameId, note }) => [nameId, note]));
  const noted = new Set<string>();
  let refused = 0;
  for (const { nameId, note } of names) {
    const known = notes.get(nameId);
    if (known === undefined && notes.size >= SAVED_NAMES_LIMIT) {
      refused += 1;
    } else if (known === undefined || (known === "" && note !== "")) {
      notes.set(nameId, note);
      if (before.has(nameId)) noted.add(nameId);
    }
  }
  const all = Array.from(notes, ([nameId, note]) => ({ nameId, note }));
  const added = all.filter(({ nameId }) => !before.has(nameId));
  return {
    added,
    noted: all.filter(({ nameId }) => noted.has(nameId)),
    result: { added: added.length, alreadySaved: coming.length - added.length - refused, refused },
  };
}
