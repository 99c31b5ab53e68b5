import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { bestOf } from "#domain/names/like/best-of.ts";
import { type FamilyName, isOfSex } from "#domain/fit/siblings/family-name.ts";
import { type FamilyProfile, profilesOf } from "#domain/fit/siblings/family-profile.ts";
import { isTooClose } from "#domain/fit/siblings/is-too-close.ts";
import type { RankedName } from "#domain/fit/siblings/rank-siblings.ts";
import { type Around, isDropped, type Unwanted } from "./is-dropped.ts";
import { middleReasons } from "./middle-reasons.ts";
import { measured, middleScore } from "./middle-score.ts";

const NAMES = 24;
/** Of one first letter, at most; of one number of syllables, at most half. */
const OF_ONE_LETTER = 3;
const OF_ONE_LENGTH = 0.5;
/** Of so many times as many as are wanted, enough are mostly taken; only else are all put in order. */
const BEST = 6;

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
  const place = measured(around);
  const ofSex = profilesOf(names).filter(({ name }) => isOfSex(name, gender));
  const scoreOf = (middle: FamilyProfile) => middleScore(place, middle);
  const takeFrom = (ranked: readonly FamilyProfile[]) => {
    const found: FamilyProfile[] = [];
    for (const middle of ranked) {
      if (found.length >= most) break;
      if (varied && isCrowded(middle, found, most)) continue;
      if (found.some((other) => isTooClose(other, middle))) continue;
      if (!isDropped(around, middle.name, unwanted)) found.push(middle);
    }
    return found;
  };
  const best = takeFrom(bestOf(ofSex, most * BEST, scoreOf));
  const isEnough = best.length >= most || ofSex.length <= most * BEST;
  const found = isEnough ? best : takeFrom(bestOf(ofSex, ofSex.length, scoreOf));
  return found.map((middle) => ({
    name: middle.name,
    score: scoreOf(middle),
    reasons: middleReasons(place, middle, unwanted),
  }));
}

function isCrowded(middle: FamilyProfile, found: readonly FamilyProfile[], most: number): boolean {
  const letter = middle.name.letters.charAt(0);
  const ofLetter = found.filter((other) => other.name.letters.startsWith(letter)).length;
  const ofLength = found.filter((other) => other.syllables === middle.syllables).length;
  return ofLetter >= OF_ONE_LETTER || ofLength >= Math.ceil(most * OF_ONE_LENGTH);
}
