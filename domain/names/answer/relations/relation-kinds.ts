import type { NameId } from "#domain/names/entry/name.ts";

/** By what the wanted names stand to the named ones. */
const RELATION_KINDS = [
  "like",
  "siblings",
  "middles",
  "firsts",
  "nicknames",
  "full",
  "shortFor",
  "rhymes",
  "sounds",
  "starting",
  "ending",
  "counterpart",
  "spellings",
  "language",
  "languages",
  "meaning",
  "honoring",
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** By what they differ from the named ones. */
export type Comparison = "rarer" | "commoner" | "shorter" | "longer" | "asCommon" | "between";

/** What else is asked of a name; null for nothing. */
export type Fits = ((id: NameId) => boolean) | null;

/** Asks for a form of a name, and not whether it is given to the other sex. */
export const ASKS_FORM = /\b(?:forms?|versions?|equivalents?|variants?|variations?|counterparts?)\b/;
