import type { CuratedName } from "./curated-name.ts";
import type { Gender } from "./gender.ts";
import { matchesGender } from "./gender.ts";
import { foldName } from "./name.ts";
import {
  BAND_UP_TO,
  type Band,
  type Length,
  type NameRules,
  type Rule,
  RULES,
  type Syllables,
} from "./name-rules.ts";
import type { NameSummary, OneIn } from "./name-summary.ts";
import type { Origin } from "./origin.ts";
import type { Theme } from "./theme.ts";

/** What rules look at in a name. */
export type NameTraits = {
  readonly id: string;
  readonly gender: Gender;
  /** None without a curated entry. */
  readonly origins: readonly Origin[];
  /** Ids of themes; none without a curated entry. */
  readonly themes: readonly string[];
  readonly band: Band;
  readonly length: Length;
  /** Null without a curated entry. */
  readonly syllables: Syllables | null;
};

export function traitsOf(
  { id, gender, oneIn }: Pick<NameSummary, "id" | "gender" | "oneIn">,
  curated: Pick<CuratedName, "origin" | "alsoFrom" | "meaning" | "syllables"> | undefined,
  themes: readonly Theme[],
): NameTraits {
  return {
    id,
    gender,
    origins: curated === undefined ? [] : [curated.origin, ...(curated.alsoFrom ?? [])],
    themes: curated === undefined ? [] : themesOf(curated.meaning, themes),
    band: bandOf(oneIn),
    length: lengthOf(id.length),
    syllables: curated === undefined ? null : syllablesOf(curated.syllables),
  };
}

/** What each rule asks of a name; a rule that is not set asks nothing. */
const ASKS: Readonly<Record<Rule, (traits: NameTraits, rules: NameRules) => boolean>> = {
  gender: ({ gender }, rules) => matchesGender(gender, rules.gender),
  bands: ({ band }, { bands }) => isOneOf(bands, band),
  lengths: ({ length }, { lengths }) => isOneOf(lengths, length),
  syllables: ({ syllables: count }, { syllables }) =>
    syllables.length === 0 || (count !== null && syllables.includes(count)),
  starts: ({ id }, { starts }) => starts.length === 0 || starts.some((start) => id.startsWith(start)),
  ends: ({ id }, { ends }) => ends.length === 0 || ends.some((end) => id.endsWith(end)),
  notEnding: ({ id }, { notEnding }) => !notEnding.some((end) => id.endsWith(end)),
  origins: (traits, { origins }) => sharesOne(traits.origins, origins),
  themes: (traits, { themes }) => sharesOne(traits.themes, themes),
};

/** Whether a name is what all the rules ask for. */
export function fits(traits: NameTraits, rules: NameRules): boolean {
  return RULES.every((rule) => ASKS[rule](traits, rules));
}

/** The one rule of those set that keeps a name out; "none" when it fits, "several" when leaving out one would not help. */
export function onlyMissed(
  traits: NameTraits,
  rules: NameRules,
  set: readonly Rule[],
): Rule | "none" | "several" {
  let missed: Rule | "none" = "none";
  for (const rule of set) {
    if (ASKS[rule](traits, rules)) continue;
    if (missed !== "none") return "several";
    missed = rule;
  }
  return missed;
}

/** The band of "1 in N" in the last year; BAND_UP_TO has the bounds. */
export function bandOf(oneIn: OneIn | null): Band {
  if (oneIn === null) return "unpublished";
  if (oneIn.n <= BAND_UP_TO.common) return "common";
  if (oneIn.n <= BAND_UP_TO.familiar) return "familiar";
  return oneIn.n <= BAND_UP_TO.uncommon ? "uncommon" : "rare";
}

/** Ids of the themes that a gloss belongs to, by whole words, with or without a plural s. */
export function themesOf(gloss: string, themes: readonly Theme[]): readonly string[] {
  const index = indexOf(themes);
  const found = new Set(
    gloss.split(/[^\p{L}\p{M}'’-]+/u).flatMap((word) => {
      const folded = foldName(word.replace(/['’]s$/, ""));
      return [...(index.get(folded) ?? []), ...(index.get(folded.replace(/s$/, "")) ?? [])];
    }),
  );
  return themes.flatMap(({ id }) => (found.has(id) ? id : []));
}

const indexes = new WeakMap<readonly Theme[], ReadonlyMap<string, readonly string[]>>();

/** Ids of themes by their words; made once, as folding all the words takes longer than reading a gloss. */
function indexOf(themes: readonly Theme[]): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(themes);
  if (known !== undefined) return known;
  const index = new Map<string, string[]>();
  for (const { id, words } of themes) {
    for (const word of words.map(foldName)) index.set(word, [...(index.get(word) ?? []), id]);
  }
  indexes.set(themes, index);
  return index;
}

function lengthOf(letters: number): Length {
  if (letters <= 4) return "short";
  return letters <= 7 ? "medium" : "long";
}

function syllablesOf(count: number): Syllables {
  if (count <= 1) return 1;
  if (count === 2 || count === 3) return count;
  return 4;
}

function isOneOf<T>(allowed: readonly T[], value: T): boolean {
  return allowed.length === 0 || allowed.includes(value);
}

/** A name has one or two of a kind, and all of them may be asked for: looked up the other way round it takes ten times as long. */
function sharesOne<T>(known: readonly T[], asked: readonly T[]): boolean {
  return asked.length === 0 || known.some((each) => asked.includes(each));
}
