import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { type FamilyName, isOfSex } from "./family-name.ts";
import { type FamilyProfile, profileOf } from "./family-profile.ts";
import { isTooClose } from "./is-too-close.ts";
import { type Mood, moodsFor, type SiblingMood } from "./moods.ts";
import type { FamilyReason } from "./family-reason.ts";
import { siblingReasons } from "./sibling-reasons.ts";
import { compareWith, type Comparison, siblingScore } from "./sibling-score.ts";

/** More children are not looked at. */
export const MOST_CHILDREN = 5;
const NAMES_OF_A_MOOD = 8;
/** Names of one mood with the same first letter. */
const OF_ONE_LETTER = 2;

export type RankedName = {
  readonly name: FamilyName;
  /** 0–1, for the order alone: never shown. */
  readonly score: number;
  readonly reasons: readonly FamilyReason[];
};

export type SiblingNames = Readonly<Record<SiblingMood, readonly RankedName[]>>;

export type SiblingOptions = {
  readonly gender?: GenderFilter;
  /** Names of each mood, at most. */
  readonly each?: number;
  /** Asked of a name before it is taken, the best first: whether it goes with the surname. */
  readonly allows?: (name: FamilyName) => boolean;
};

/**
 * Names for another child beside brothers and sisters (five at most), in three moods, best first, no name twice. None is too
 * close to a child of the family, nor to another name of its mood. Without children there is nothing to suggest.
 */
export function rankSiblings(
  children: readonly FamilyName[],
  names: readonly FamilyName[],
  { gender = "all", each = NAMES_OF_A_MOOD, allows = () => true }: SiblingOptions = {},
): SiblingNames {
  const family = children.slice(0, MOST_CHILDREN).map(profileOf);
  const candidates = names
    .filter((name) => isOfSex(name, gender))
    .map(profileOf)
    .filter((candidate) => !family.some((child) => isTooClose(candidate, child)))
    .map((candidate) => compareWith(candidate, family));
  const taken = new Set<FamilyProfile>();
  const choose = (mood: Mood) =>
    family.length === 0
      ? []
      : chosen(candidates, mood, each, (candidate) => !taken.has(candidate) && allows(candidate.name)).map(
          ({ candidate, score }) => {
            taken.add(candidate);
            return { name: candidate.name, score, reasons: siblingReasons(candidate, family, mood.id) };
          },
        );
  const { closest, fresher, surprising } = moodsFor(family);
  return { closest: choose(closest), fresher: choose(fresher), surprising: choose(surprising) };
}

type Chosen = { readonly candidate: FamilyProfile; readonly score: number };

function chosen(
  candidates: readonly Comparison[],
  mood: Mood,
  most: number,
  isFree: (candidate: FamilyProfile) => boolean,
): readonly Chosen[] {
  const ranked = candidates
    .filter(mood.takes)
    .map((compared) => ({
      candidate: compared.candidate,
      score: siblingScore(compared, mood.wanted),
    }))
    .toSorted((one, other) => other.score - one.score);
  const found: Chosen[] = [];
  for (const each of ranked) {
    if (found.length >= most) break;
    const { candidate } = each;
    if (!isFree(candidate) || found.some((other) => isTooClose(other.candidate, candidate))) continue;
    if (isCrowded(candidate, found, mood)) continue;
    found.push(each);
  }
  return found;
}

/** Whether a mood has enough of this kind: names with one letter, and where origins are the point, names of one origin. */
function isCrowded(candidate: FamilyProfile, found: readonly Chosen[], { ofOneOrigin }: Mood): boolean {
  const letter = candidate.name.letters.charAt(0);
  const origin = candidate.name.origins[0];
  return (
    found.filter((other) => other.candidate.name.letters.startsWith(letter)).length >= OF_ONE_LETTER ||
    found.filter((other) => other.candidate.name.origins[0] === origin).length >= ofOneOrigin
  );
}
