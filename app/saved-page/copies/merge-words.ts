import { type ImportResult, SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";
import { listedWithComma } from "#domain/locale/lists.ts";

export type MergeCounts = ImportResult & { readonly unknown: number };

/** Unknown names that are listed one by one. */
const MOST_LISTED = 12;

/** "12 added, 3 were already on your list, 1 is not in our records: Xyzq." */
export function mergeWords(counts: MergeCounts, unknownNames: readonly string[] = []): string {
  const { added, alreadySaved, refused, unknown } = counts;
  const parts = [
    added > 0 ? `${added} added` : null,
    alreadySaved > 0 ? `${alreadySaved} ${were(alreadySaved)} already on your list` : null,
    refused > 0 ? `${refused} didn’t fit: a list can have up to ${SAVED_NAMES_LIMIT} names` : null,
    unknown > 0
      ? `${unknown} ${unknown === 1 ? "is" : "are"} not in our records${namedAtMost(unknownNames)}`
      : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? "There were no names in it." : `${parts.join(", ")}.`;
}

function were(count: number): string {
  return count === 1 ? "was" : "were";
}

function namedAtMost(names: readonly string[]): string {
  if (names.length === 0) return "";
  const more = names.length - MOST_LISTED;
  return `: ${listedWithComma(more > 0 ? [...names.slice(0, MOST_LISTED), `${more} more`] : names)}`;
}
