import type { NameId } from "#domain/names/entry/name.ts";
import { RULED_LISTS, type RuledListId } from "./list-id.ts";
import type { NameLists } from "./name-list.ts";

/** The names of each list by rule, by spelling, in its order. */
export type ListedTable = Readonly<Partial<Record<RuledListId, readonly NameId[]>>>;

/** Counts all lists by rule: some 0.8 s of work, and so a table that a page looks up (data/ssa/listed.json). */
export function gatherListed(lists: Pick<NameLists, "list">): ListedTable {
  const namesOf = (list: RuledListId) => lists.list({ list, by: "spelling" }).rows.map(({ id }) => id);
  return Object.fromEntries(RULED_LISTS.map((list) => [list, namesOf(list)]));
}

/** The lists by rule on which a name stands, in the order of the lists. */
export function openListed(table: ListedTable): (id: NameId) => readonly RuledListId[] {
  const byName = new Map<NameId, RuledListId[]>();
  for (const list of RULED_LISTS)
    for (const id of table[list] ?? []) byName.set(id, [...(byName.get(id) ?? []), list]);
  return (id) => byName.get(id) ?? [];
}
