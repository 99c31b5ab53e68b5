import { STARTER_SET } from "#content/names/starter-set.ts";
import { type GenderFilter, matchesGender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { DECK } from "#domain/together/judging/deck.ts";
import type { PooledName } from "#domain/together/judging/name-pool.ts";

/** What the first cards go by: the saved names, where there are some. */
type Start = { readonly gender: GenderFilter; readonly saved: ReadonlySet<NameId> };

/** The first cards of whoever begins, so that they can be in the page: the same for all who have saved nothing. */
export function firstHand(names: NameBook, { gender, saved }: Start): readonly PooledName[] {
  return names
    .summaries(STARTER_SET.filter((id) => !saved.has(id)))
    .filter((name) => matchesGender(name.gender, gender))
    .slice(0, DECK)
    .map(({ spark: _spark, ...name }) => name);
}
