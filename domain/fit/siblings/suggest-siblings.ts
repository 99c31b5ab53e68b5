import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { type NamePart, readName } from "#domain/fit/full-name.ts";
import type { TypedName } from "#domain/fit/typed-name.ts";
import { judgeFit } from "#domain/fit/judge-fit.ts";
import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { familyBookOf } from "./family-book-of.ts";
import type { FamilyName } from "./family-name.ts";
import { MOST_CHILDREN, rankSiblings, type SiblingNames } from "./rank-siblings.ts";

type SuggestedSiblings = {
  readonly children: readonly FamilyName[];
  /** Whether more were typed than are looked at. */
  readonly more: boolean;
  readonly surname: NamePart | null;
  readonly names: SiblingNames;
};

/** Names beside the children that somebody has typed; with a surname, only those that the full-name check has no caution for. */
export function suggestSiblings(typed: TypedName, gender: GenderFilter, book: FitBook): SuggestedSiblings {
  const { siblings, surname } = readName(typed, book);
  const { names, find } = familyBookOf(book);
  const children = siblings.slice(0, MOST_CHILDREN).flatMap(({ written }) => find(written) ?? []);
  const allows = (first: FamilyName) =>
    surname === null ||
    judgeFit({ first, middles: [], surname, siblings: [] }, book).every(
      ({ verdict }) => verdict !== "caution",
    );
  return {
    children,
    more: siblings.length > MOST_CHILDREN,
    surname,
    names: rankSiblings(children, names, { gender, allows }),
  };
}
