import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { bestOf } from "#domain/names/like/best-of.ts";
import { type FamilyName, isOfSex } from "./family-name.ts";
import { type FamilyProfile, profileOf, profilesOf } from "./family-profile.ts";
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
  /** Few names of one letter or one origin; not where a letter, or an origin, is what is asked for. */
  readonly varied?: boolean;
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
  { gender = "all", each = NAMES_OF_A_MOOD, varied = true, allows = () => true }: SiblingOptions = {},
): SiblingNames {
  const family = children.slice(0, MOST_CHILDREN).map(profileOf);
  const candidates: Comparison[] = [];
  for (const candidate of profilesOf(names)) {
    if (!isOfSex(candidate.name, gender) || family.some((child) => isTooClose(candidate, child))) continue;
    candidates.push(compareWith(candidate, family));
  }
  const taken = new Set<FamilyProfile>();
  const choose = (mood: Mood) =>
    family.length === 0
      ? []
      : chosen(candidates, mood, {
          most: each,
          varied,
          isFree: (candidate) => !taken.has(candidate) && allows(candidate.name),
        }).map(({ candidate, score }) => {
          taken.add(candidate);
          return { name: candidate.name, score, reasons: siblingReasons(candidate, family, mood.id) };
        });
  const { closest, fresher, surprising } = moodsFor(family);
  return { closest: choose(closest), fresher: choose(fresher), surprising: choose(surprising) };
}

/** The best of so many are mostly enough; only else are all put in order. */
const BEST = 160;

type Chosen = { readonly candidate: FamilyProfile; readonly score: number };

type Choice = {
  readonly most: number;
  readonly varied: boolean;
  readonly isFree: (candidate: FamilyProfile) => boolean;
};

function chosen(candidates: readonly Comparison[], mood: Mood, choice: Choice): readonly Chosen[] {
  const taking = candidates.filter(mood.takes);
  const scoreOf = (compared: Comparison) => siblingScore(compared, mood.wanted);
  const best = takeFrom(bestOf(taking, BEST, scoreOf), scoreOf, mood, choice);
  if (best.length >= choice.most || taking.length <= BEST) return best;
  const scores = new Map(taking.map((compared) => [compared, scoreOf(compared)]));
  const all = taking.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
  return takeFrom(all, scoreOf, mood, choice);
}

function takeFrom(
  ranked: readonly Comparison[],
  scoreOf: (compared: Comparison) => number,
  mood: Mood,
  { most, varied, isFree }: Choice,
): readonly Chosen[] {
  const found: Chosen[] = [];
  for (const compared of ranked) {
    if (found.length >= most) break;
    const { candidate } = compared;
    if (!isFree(candidate) || found.some((other) => isTooClose(other.candidate, candidate))) continue;
    if (varied && isCrowded(candidate, found, mood)) continue;
    found.push({ candidate, score: scoreOf(compared) });
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
