import type { Era, Usage } from "#domain/fit/book/fit-book.ts";
import type { NamePart } from "#domain/fit/full-name.ts";
import { type Gender, type GenderFilter, matchesGender } from "#domain/names/entry/gender.ts";

/** A given name with all that is weighed when names are to stand beside it. What nobody knows is empty, null or undefined. */
export type FamilyName = NamePart & {
  readonly shortForms: readonly string[];
  /** Undefined for a name too rare to have a time. */
  readonly era: Era | undefined;
  readonly usage: Usage | undefined;
  readonly gender: Gender | null;
  /** As the collection names them; an unknown one is left out. */
  readonly origins: readonly string[];
  /** What anybody sees in it, each a phrase: "a flower name". */
  readonly styles: readonly string[];
};

/** Names to suggest, and what is known of a name that somebody gives. */
export type FamilyBook = {
  /** Those of the collection. */
  readonly names: readonly FamilyName[];
  /** Of any spelling; null for one that has no Latin letters. What no list holds is guessed from its letters. */
  readonly find: (text: string) => FamilyName | null;
};

/** Whether a name belongs under the chosen filter; one whose sex of use nobody knows belongs under "all" alone. */
export function isOfSex({ gender }: FamilyName, filter: GenderFilter): boolean {
  return gender === null ? filter === "all" : matchesGender(gender, filter);
}
