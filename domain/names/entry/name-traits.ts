import type { CuratedName } from "./curated-name.ts";
import type { Gender } from "./gender.ts";
import { foldName } from "./name.ts";
import type { NameSummary, OneIn } from "./name-summary.ts";
import type { Origin } from "./origin.ts";
import type { Theme } from "./theme.ts";
import { BAND_UP_TO, type Band, type Length, type Syllables } from "./trait-values.ts";

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
