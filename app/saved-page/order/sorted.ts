import { compareWords } from "#domain/locale/order.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { OneIn } from "#domain/names/entry/name-summary.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";

export const SORTINGS = ["saved", "name", "common"] as const;
export type Sorting = (typeof SORTINGS)[number];

/** The ids in one of the orders that can be had ready-made: newest first, by name, most common first. */
export function sorted(entries: readonly SavedEntry[], by: Sorting): readonly NameId[] {
  return entries.toSorted(COMPARISONS[by]).map(({ nameId }) => nameId);
}

/** Whether the entries stand in this order already. Ties are no disorder. */
export function isSorted(entries: readonly SavedEntry[], by: Sorting): boolean {
  return entries.every((entry, index) => {
    const before = entries[index - 1];
    return before === undefined || COMPARISONS[by](before, entry) <= 0;
  });
}

const COMPARISONS: Record<Sorting, (one: SavedEntry, other: SavedEntry) => number> = {
  saved: (one, other) => savingTime(other) - savingTime(one),
  name: (one, other) => compareWords(one.babyName.name, other.babyName.name),
  common: (one, other) => shareOf(other.babyName.oneIn) - shareOf(one.babyName.oneIn),
};

/** What has not been saved by the server yet is the newest. */
function savingTime({ savedAt }: SavedEntry): number {
  return savedAt === "" ? Number.MAX_VALUE : Date.parse(savedAt);
}

/** The share among all babies: girls and boys are about half of them each. Unpublished is the least. */
function shareOf(oneIn: OneIn | null): number {
  if (oneIn === null) return 0;
  return 1 / (oneIn.of === "babies" ? oneIn.n : oneIn.n * 2);
}
