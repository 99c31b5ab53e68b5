import type { CuratedName } from "./curated-name.ts";
import type { Gender } from "./gender.ts";
import { type NameFigures, NO_FIGURES } from "./name-figures.ts";
import type { NameSummary, OneIn } from "./name-summary.ts";
import type { Origin } from "./origin.ts";
import { isOwn, isUsualAtHome } from "./use.ts";
import { sharedLists } from "#domain/shared-lists.ts";
import { BAND_UP_TO, type Band, type Length, type Syllables } from "./trait-values.ts";

/** What rules look at in a name. */
export type NameTraits = {
  readonly id: string;
  readonly gender: Gender;
  /** None without a curated entry. */
  readonly origins: readonly Origin[];
  /** Where it is in use and not from: none of its origins. */
  readonly uses: readonly Origin[];
  /** Those of them that count it among their own names, and before them what it is from, where it is usual there. */
  readonly ownTo: readonly Origin[];
  /** Ids of themes; none without a curated entry. */
  readonly themes: readonly string[];
  /** Those of them that everybody thinks of it in first. */
  readonly foremost: readonly string[];
  readonly band: Band;
  readonly length: Length;
  /** Null without a curated entry. */
  readonly syllables: Syllables | null;
  readonly figures: NameFigures;
};

const shared = { origins: sharedLists<Origin>(), themes: sharedLists<string>() };
const NONE: readonly never[] = [];

/** From the figures, the letters and the entry of a name, and the ids of its themes. */
export function traitsOf(
  { id, gender, oneIn }: Pick<NameSummary, "id" | "gender" | "oneIn">,
  curated: Pick<CuratedName, "origin" | "alsoFrom" | "usedIn" | "syllables"> | undefined,
  themes: readonly string[],
  figures: NameFigures = NO_FIGURES,
  foremost: readonly string[] = NONE,
): NameTraits {
  const origins = curated === undefined ? NONE : shared.origins(originsOf(curated));
  const [first] = origins;
  const uses = curated === undefined ? NONE : shared.origins(usesBesideOrigins(curated));
  return {
    id,
    gender,
    origins,
    uses,
    ownTo: first === undefined ? NONE : shared.origins(ownTo(first, uses, curated?.usedIn)),
    themes: curated === undefined ? NONE : shared.themes(themes),
    foremost: foremost.length === 0 ? NONE : shared.themes(foremost),
    band: bandOf(oneIn),
    length: lengthOf(id.length),
    syllables: curated === undefined ? null : syllablesOf(curated.syllables),
    figures,
  };
}

/** The band of "1 in N" in the last year; BAND_UP_TO has the bounds. */
export function bandOf(oneIn: OneIn | null): Band {
  if (oneIn === null) return "unpublished";
  if (oneIn.n <= BAND_UP_TO.common) return "common";
  if (oneIn.n <= BAND_UP_TO.familiar) return "familiar";
  return oneIn.n <= BAND_UP_TO.uncommon ? "uncommon" : "rare";
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

/** Of an origin and of other languages in which a name is in use: those among whose own names people look for it. */
function ownTo(origin: Origin, uses: readonly Origin[], usedIn?: readonly Origin[]): readonly Origin[] {
  const others = uses.filter((use) => isOwn(origin, use));
  return isUsualAtHome(origin, usedIn) ? [origin, ...others] : others;
}

/** Where a name comes from, the first origin first. */
function originsOf({ origin, alsoFrom = [] }: Pick<CuratedName, "origin" | "alsoFrom">): readonly Origin[] {
  return [origin, ...alsoFrom];
}

/** Where a name is usual besides where it comes from. */
export function usesBesideOrigins(
  curated: Pick<CuratedName, "origin" | "alsoFrom" | "usedIn">,
): readonly Origin[] {
  const origins = originsOf(curated);
  return (curated.usedIn ?? []).filter((use) => !origins.includes(use));
}
