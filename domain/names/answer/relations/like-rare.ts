import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Fits } from "./relation-kinds.ts";

/** Given to fewer than one baby in so many. */
const SELDOM_ONE_IN = 10_000;

/**
 * By what records know, rare names have little in common but that they are rare. Like one that has an entry are those that
 * have one, too: they may share an origin and a theme with it.
 */
export function likeRare(
  summaryOf: (id: NameId) => NameSummary | undefined,
  names: readonly FoundName[],
  fits: Fits,
): { readonly fits?: (id: NameId) => boolean } {
  const isRare = names.every(({ summary }) => summary.oneIn === null || summary.oneIn.n > SELDOM_ONE_IN);
  if (!isRare || !names.every(({ summary }) => summary.curated)) return fits ? { fits } : {};
  return { fits: (id) => summaryOf(id)?.curated === true && fits?.(id) !== false };
}
