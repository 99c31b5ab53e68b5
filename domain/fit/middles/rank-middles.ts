import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { bestFirst } from "#domain/names/like/best-first.ts";
import { columnsOf } from "#domain/fit/siblings/family-columns.ts";
import type { FamilyName } from "#domain/fit/siblings/family-name.ts";
import type { FamilyProfile } from "#domain/fit/siblings/family-profile.ts";
import { isTooClose } from "#domain/fit/siblings/is-too-close.ts";
import type { RankedName } from "#domain/fit/siblings/rank-siblings.ts";
import { type Around, dropsAround, type Unwanted } from "./is-dropped.ts";
import { middleReasons } from "./middle-reasons.ts";
import { measured, middleScores } from "./middle-score.ts";

const NAMES = 24;
/** Of one first letter, at most; of one number of syllables, at most half. */
const OF_ONE_LETTER = 3;
const OF_ONE_LENGTH = 0.5;

export type MiddleOptions = {
  readonly gender?: GenderFilter;
  /** Names, at most. */
  readonly most?: number;
  /** By the places of the names: a one for each that may be suggested; all may if nothing is said. */
  readonly among?: Uint8Array | undefined;
  /** Few names of one letter and of one length; not where that is what is asked for. */
  readonly varied?: boolean;
  /** What must not come of it; without, nothing is looked up. */
  readonly unwanted?: Unwanted;
};

const NOTHING_UNWANTED: Unwanted = { initials: [], phrases: [], words: [], soundOf: () => undefined };

/**
 * Names for the middle, best first, each with two reasons: those that keep the beat, are not as long as their neighbors and
 * had their time with the first name. What must not stand there (dropsAround) never does, nor do two that are too close.
 */
export function rankMiddles(
  around: Around,
  names: readonly FamilyName[],
  { gender = "all", most = NAMES, varied = true, among, unwanted = NOTHING_UNWANTED }: MiddleOptions = {},
): readonly RankedName[] {
  const place = measured(around);
  const isDropped = dropsAround(around, unwanted);
  const columns = columnsOf(names);
  const ofSex = columns.ofSex(gender);
  const candidates = among === undefined ? ofSex.slice() : ofSex.filter((at) => among[at] === 1);
  const scores = middleScores(place, columns, candidates);
  const found: FamilyProfile[] = [];
  const taken: RankedName[] = [];
  for (const at of bestFirst(candidates, scores)) {
    if (found.length >= most) break;
    const middle = columns.profiles[at];
    if (middle === undefined || (varied && isCrowded(middle, found, most))) continue;
    if (found.some((other) => isTooClose(other, middle))) continue;
    if (isDropped(middle.name)) continue;
    found.push(middle);
    taken.push({
      name: middle.name,
      score: scores[at] ?? 0,
      reasons: middleReasons(place, middle, unwanted),
    });
  }
  return taken;
}

function isCrowded(middle: FamilyProfile, found: readonly FamilyProfile[], most: number): boolean {
  const letter = middle.name.letters.charAt(0);
  const ofLetter = found.filter((other) => other.name.letters.startsWith(letter)).length;
  const ofLength = found.filter((other) => other.syllables === middle.syllables).length;
  return ofLetter >= OF_ONE_LETTER || ofLength >= Math.ceil(most * OF_ONE_LENGTH);
}
