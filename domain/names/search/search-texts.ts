import type { NameId } from "#domain/names/entry/name.ts";
import type { WrittenForm } from "#domain/names/script/written-form.ts";

/** What editors have written for the search, beside the names themselves. */
export type SearchTexts = {
  /** Lists of words of glosses that are near one another: sun, sunrise. */
  readonly nearWords: readonly (readonly string[])[];
  /** Words for kinds, each with words for things of it: tree, oak. */
  readonly wordsOfKinds: Readonly<Record<string, readonly string[]>>;
  /** Lists of words that are one: noble, nobility. No word is in two. */
  /** What people say for meanings, in small letters, and the words of glosses that say it, best first. */
  readonly sayings: Readonly<Record<string, readonly string[]>>;
  readonly sameWords: readonly (readonly string[])[];
  /** Lists of spellings that are said the same. */
  readonly soundFamilies: readonly (readonly string[])[];
  /** How names are written in other scripts. */
  readonly writtenForms: readonly WrittenForm[];
  /** Names that are found only when they are typed in full. */
  readonly unsuggested: readonly NameId[];
};

export const NO_TEXTS: SearchTexts = {
  nearWords: [],
  wordsOfKinds: {},
  sayings: {},
  sameWords: [],
  soundFamilies: [],
  writtenForms: [],
  unsuggested: [],
};
