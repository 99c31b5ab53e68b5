import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { type FamilyName, isOfSex } from "#domain/fit/siblings/family-name.ts";
import { type FamilyProfile, profileOf } from "#domain/fit/siblings/family-profile.ts";
import { isTooClose } from "#domain/fit/siblings/is-too-close.ts";
import type { RankedName } from "#domain/fit/siblings/rank-siblings.ts";
import { type Around, isDropped, type Unwanted } from "./is-dropped.ts";
import { middleReasons } from "./middle-reasons.ts";
import { middleScore } from "./middle-score.ts";

const NAMES = 24;
/** Of one first letter, at most; of one number of syllables, at most half. */
const OF_ONE_LETTER = 3;
const OF_ONE_LENGTH = 0.5;

export type MiddleOptions = {
  readonly gender?: GenderFilter;
  /** Names, at most. */
  readonly most?: number;
  /** Few names of one letter and of one length; not where that is what is asked for. */
  readonly varied?: boolean;
  /** What must not come of it; without, nothing is looked up. */
  readonly unwanted?: Unwanted;
};

const NOTHING_UNWANTED: Unwanted = { initials: [], phrases: [], words: [], soundOf: () => undefined };

/**
 * Names for the middle, best first, each with two reasons: those that keep the beat, are not as long as their neighbors and
 * had their time with the first name. What must not stand there (isDropped) never does, nor do two that are too close.
 */
export function rankMiddles(
  around: Around,
  names: readonly FamilyName[],
  { gender = "all", most = NAMES, varied = true, unwanted = NOTHING_UNWANTED }: MiddleOptions = {},
): readonly RankedName[] {
  const first = profileOf(around.first);
  const ranked = names
    .filter((name) => isOfSex(name, gender))
    .map((name) => {
      const middle = profileOf(name);
      return { middle, score: middleScore(first, middle, around) };
    })
    .toSorted((one, other) => other.score - one.score);
  const found: { readonly middle: FamilyProfile; readonly score: number }[] = [];
  for (const each of ranked) {
    if (found.length >= most) break;
    const { middle } = each;
    if (varied && isCrowded(middle, found, most)) continue;
    if (found.some((other) => isTooClose(other.middle, middle))) continue;
    if (!isDropped(around, middle.name, unwanted)) found.push(each);
  }
  return found.map(({ middle, score }) => ({
    name: middle.name,
    score,
    reasons: middleReasons(first, middle, around, unwanted),
  }));
}

function isCrowded(
  middle: FamilyProfile,
  found: readonly { readonly middle: FamilyProfile }[],
  most: number,
): boolean {
  const letter = middle.name.letters.charAt(0);
  const ofLetter = found.filter((other) => other.middle.name.letters.startsWith(letter)).length;
  const ofLength = found.filter((other) => other.middle.syllables === middle.syllables).length;
  return ofLetter >= OF_ONE_LETTER || ofLength >= Math.ceil(most * OF_ONE_LENGTH);
}
