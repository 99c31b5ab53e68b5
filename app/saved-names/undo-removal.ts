import type { NameId } from "#domain/names/entry/name.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { withoutCurve } from "./briefly.ts";
import { outbox } from "#app/saved-names/outbox/list-sender.ts";
import type { Outcome, Outbox } from "#app/saved-names/outbox/sender.ts";

/**
 * Puts a removed name back where it stood, with its note. It goes the way of every change, so it does not matter whether
 * the removal has reached the server, still waits, or is just on its way: the last word counts.
 */
export async function undoRemoval(
  nameId: NameId,
  before: readonly SavedEntry[],
  sender: Pick<Outbox, "enqueue"> = outbox,
): Promise<Outcome | undefined> {
  const removed = before.find((entry) => entry.nameId === nameId);
  if (removed === undefined) return undefined;
  // Both are written down before the first is sent.
  const saved = sender.enqueue({
    kind: "save",
    babyName: withoutCurve(removed.babyName),
    note: removed.note,
  });
  const ordered = sender.enqueue({ kind: "order", nameIds: before.map((entry) => entry.nameId) });
  const [outcome] = await Promise.all([saved, ordered]);
  return outcome;
}
