import { NO_RULES, type NameRules } from "#domain/names/browse/name-rules.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";

/** What a text asks for, and what of it was not understood. */
export type Reading = {
  readonly chips: readonly Chip[];
  readonly rules: NameRules;
  /** What they must be as well: of one origin and of another. */
  readonly asWell: readonly NameRules[];
  /** Of several homes, of which each is enough, the origins of each. */
  readonly homes: readonly (readonly Origin[])[];
  /** What the names must not be, beside what a rule can say of it: none that fits one of these. */
  readonly denied: readonly NameRules[];
  /** Of those that fit, the ones that fit this, too, come first. */
  readonly first: readonly NameRules[];
  /** Names that are not wanted, folded; nor are their spellings. */
  readonly without: readonly NameId[];
  /** Those of them that the names are not to begin or end like (beginsOrEndsLike). */
  readonly near: readonly NameId[];
  /** Words that their meanings must not have, nor words near them. */
  readonly notMeaning: readonly string[];
  /** Words to be looked for in meanings only. */
  readonly means: string | null;
  /** Names that those wanted are like, folded. */
  readonly like: readonly NameId[];
  /** What is to be searched as a name or a meaning. */
  readonly rest: string;
  /** Names in a row, in place of it: "luna or nova". */
  readonly row: readonly string[];
  /** As they were typed: they decide nothing. */
  readonly notUnderstood: readonly string[];
  /** Neither a wish nor a name is in it. */
  readonly isNothing: boolean;
  /** The same without what was only guessed to be a name or a meaning: for when no name is all that is asked for. */
  readonly otherwise: Reading | null;
};

export const NOTHING: Reading = {
  chips: [],
  rules: NO_RULES,
  asWell: [],
  homes: [],
  denied: [],
  first: [],
  without: [],
  near: [],
  notMeaning: [],
  means: null,
  like: [],
  rest: "",
  row: [],
  notUnderstood: [],
  isNothing: true,
  otherwise: null,
};
