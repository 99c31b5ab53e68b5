import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { type NamePart, readName } from "#domain/fit/full-name.ts";
import type { TypedName } from "#domain/fit/typed-name.ts";
import { familyBookOf } from "#domain/fit/siblings/family-book-of.ts";
import type { FamilyName } from "#domain/fit/siblings/family-name.ts";
import type { RankedName } from "#domain/fit/siblings/rank-siblings.ts";
import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { rankMiddles } from "./rank-middles.ts";

type SuggestedMiddles = {
  /** Null where none was typed that can be read. */
  readonly first: FamilyName | null;
  readonly surname: NamePart | null;
  /** What was chosen, or else the sex of use of the first name. */
  readonly gender: GenderFilter;
  readonly names: readonly RankedName[];
};

/** Names for the middle of what somebody has typed. */
export function suggestMiddles(
  typed: TypedName,
  chosen: GenderFilter | null,
  book: FitBook,
): SuggestedMiddles {
  const { surname } = readName(typed, book);
  const { names, find } = familyBookOf(book);
  const first = find(typed.first);
  const ofFirst = first?.gender === "girl" || first?.gender === "boy" ? first.gender : "all";
  const gender = chosen ?? ofFirst;
  return {
    first,
    surname,
    gender,
    names: first === null ? [] : rankMiddles({ first, surname }, names, { gender, unwanted: book }),
  };
}
