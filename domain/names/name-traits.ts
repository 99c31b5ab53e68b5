import type { CuratedName } from "./curated-name.ts";
import type { Gender } from "./gender.ts";
import { matchesGender } from "./gender.ts";
import { foldName } from "./name.ts";
import { BAND_UP_TO, type Band, type Length, type NameRules, type Syllables } from "./name-rules.ts";
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

/** Whether a name is what all the rules ask for. */
export function fits(traits: NameTraits, rules: NameRules): boolean {
  return (
    matchesGender(traits.gender, rules.gender) &&
    isOneOf(rules.bands, traits.band) &&
    isOneOf(rules.lengths, traits.length) &&
    (rules.syllables.length === 0 ||
      (traits.syllables !== null && rules.syllables.includes(traits.syllables))) &&
    anyOf(rules.starts, (start) => traits.id.startsWith(start)) &&
    anyOf(rules.ends, (end) => traits.id.endsWith(end)) &&
    !rules.notEnding.some((end) => traits.id.endsWith(end)) &&
    anyOf(rules.origins, (origin) => traits.origins.includes(origin)) &&
    anyOf(rules.themes, (theme) => traits.themes.includes(theme))
  );
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
  const words = new Set(
    gloss.split(/[^\p{L}\p{M}'’-]+/u).flatMap((word) => {
      const folded = foldName(word.replace(/['’]s$/, ""));
      return [folded, folded.replace(/s$/, "")];
    }),
  );
  return themes.flatMap(({ id, words: wanted }) =>
    wanted.some((word) => words.has(foldName(word))) ? id : [],
  );
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

function anyOf<T>(wanted: readonly T[], matches: (value: T) => boolean): boolean {
  return wanted.length === 0 || wanted.some(matches);
}
