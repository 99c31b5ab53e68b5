import type { GenderFilter } from "./gender.ts";
import type { Origin } from "./origin.ts";

/** Bands of "1 in N" in the last year, among those whom a name's 1 in N counts. Rarer ones exclude the commoner. */
export const BANDS = ["common", "familiar", "uncommon", "rare", "unpublished"] as const;
export type Band = (typeof BANDS)[number];

/** The highest N of each band; unpublished names have none. */
export const BAND_UP_TO = {
  common: 500,
  familiar: 2000,
  uncommon: 10_000,
  rare: Infinity,
} as const satisfies Record<Exclude<Band, "unpublished">, number>;

/** Letters of the folded spelling: up to 4, 5 to 7, 8 and more. */
export const LENGTHS = ["short", "medium", "long"] as const;
export type Length = (typeof LENGTHS)[number];

/** 4 stands for four and more. */
export const SYLLABLES = [1, 2, 3, 4] as const;
export type Syllables = (typeof SYLLABLES)[number];

/** What a name must be, to be shown. Rules are combined with "and"; within a list one of its values is enough, an empty one asks nothing. */
export type NameRules = {
  readonly gender: GenderFilter;
  readonly origins: readonly Origin[];
  /** Ids of themes. */
  readonly themes: readonly string[];
  readonly bands: readonly Band[];
  /** Folded beginnings. */
  readonly starts: readonly string[];
  /** Folded endings. */
  readonly ends: readonly string[];
  readonly lengths: readonly Length[];
  readonly syllables: readonly Syllables[];
  /** Folded endings that must not be there ("not -aiden"). */
  readonly notEnding: readonly string[];
};

export const NO_RULES: NameRules = {
  gender: "all",
  origins: [],
  themes: [],
  bands: [],
  starts: [],
  ends: [],
  lengths: [],
  syllables: [],
  notEnding: [],
};

/** The rules by name; those that keep most names out first, as a name is given up at the second that it does not meet. */
export const RULES = [
  "gender",
  "starts",
  "origins",
  "themes",
  "bands",
  "lengths",
  "syllables",
  "ends",
  "notEnding",
] as const satisfies readonly (keyof NameRules)[];

export type Rule = (typeof RULES)[number];

/** The rules that ask something. */
export function rulesSet(rules: NameRules): readonly Rule[] {
  return RULES.filter((rule) => (rule === "gender" ? rules.gender !== "all" : rules[rule].length > 0));
}

/** Whether all that is asked for is a sex of use. */
export function asksGenderOnly(rules: NameRules): boolean {
  return RULES.every((rule) => rule === "gender" || rules[rule].length === 0);
}
