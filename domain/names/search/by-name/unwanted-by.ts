import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSearch } from "#domain/names/name-book.ts";
import { beginsOrEndsLike } from "#domain/names/plain/denied/begins-or-ends-like.ts";
import type { Reading } from "#domain/names/plain/reading.ts";

const POOL = 30;
/** Of the names that begin or end like another, so many are used: the rest of a list is long enough without them. */
const MOST_NEAR = 300;

/** Names that a text does not want. */
type Unwanted = {
  readonly has: (id: NameId) => boolean;
  /** How many there may be among the most used: 0 where none is unwanted. */
  readonly most: number;
};

/**
 * Names themselves and what is said the same: who does not want Sophia wants no Sofia; what is near them, where that is said; and
 * names of a meaning.
 */
export function unwantedBy(
  search: Pick<NameSearch, "find" | "findMeant">,
  { without, near, notMeaning }: Pick<Reading, "without" | "near" | "notMeaning">,
): Unwanted {
  const said = without.flatMap((id) =>
    search.find(id, "all", POOL).flatMap((hit) => (hit.why.kind === "sound" ? hit.id : [])),
  );
  const meant = notMeaning.flatMap((word) => search.findMeant(word, "all", Infinity));
  const ids = new Set([...without, ...said, ...meant.map(({ id }) => id)]);
  return {
    has: (id) => ids.has(id) || near.some((other) => beginsOrEndsLike(id, other)),
    most: ids.size + (near.length > 0 ? MOST_NEAR : 0),
  };
}
