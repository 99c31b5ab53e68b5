import type { NameId } from "#domain/names/entry/name.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import type { ListChange } from "#domain/saved-names/list-change.ts";
import { listedWithComma } from "#domain/locale/lists.ts";
import type { Rejection } from "./refused-changes.ts";

/** Which names it was, and why: one sentence or two for each reason. */
export function rejectionSentences(
  refusals: readonly Rejection[],
  entries: readonly SavedEntry[],
): readonly string[] {
  const byReason = Map.groupBy(refusals, ({ reason }) => reason);
  return Array.from(byReason, ([reason, group]) => {
    const things = listedWithComma(group.map(({ change }) => thing(change, entries)));
    return `We couldn’t ${verb(group)} ${things}.${reason === "" ? "" : ` ${reason}`}`;
  });
}

function thing(change: ListChange, entries: readonly SavedEntry[]): string {
  switch (change.kind) {
    case "save":
      return change.babyName.name;
    case "remove":
      return spelling(change.nameId, entries);
    case "annotate":
      return `the note beside ${spelling(change.nameId, entries)}`;
    case "order":
      return "the order of your list";
  }
}

function verb(refusals: readonly Rejection[]): string {
  return refusals.every(({ change }) => change.kind === "remove") ? "remove" : "save";
}

/** A name as its entry spells it; the id, capitalized, is how the records spell it. */
function spelling(nameId: NameId, entries: readonly SavedEntry[]): string {
  return entries.find((entry) => entry.nameId === nameId)?.babyName.name ?? capitalized(nameId);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
