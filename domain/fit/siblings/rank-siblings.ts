import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { bestFirst } from "#domain/names/like/best-first.ts";
import { columnsOf } from "./family-columns.ts";
import type { FamilyName } from "./family-name.ts";
import { type FamilyProfile, profileOf } from "./family-profile.ts";
import { isTooClose } from "./is-too-close.ts";
import { type Mood, moodsFor, type SiblingMood } from "./moods.ts";
import type { FamilyReason } from "./family-reason.ts";
import { siblingReasons } from "./sibling-reasons.ts";
import { type Compared, compareWith, siblingScores } from "./sibling-score.ts";

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
  /** By the places of the names: a one for each that may be suggested; all may if nothing is said. */
  readonly among?: Uint8Array | undefined;
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
  { gender = "all", each = NAMES_OF_A_MOOD, varied = true, among, allows = () => true }: SiblingOptions = {},
): SiblingNames {
  const family = children.slice(0, MOST_CHILDREN).map(profileOf);
  if (family.length === 0) return { closest: [], fresher: [], surprising: [] };
  const columns = columnsOf(names);
  const ofSex = columns.ofSex(gender);
  const candidates = among === undefined ? ofSex : ofSex.filter((at) => among[at] === 1);
  const compared = compareWith(columns, family, candidates);
  const taken = new Set<FamilyProfile>();
  // Few are asked whether they are too close: those that would be taken.
  const isFree = (candidate: FamilyProfile) =>
    !taken.has(candidate) && !family.some((child) => isTooClose(candidate, child)) && allows(candidate.name);
  const choose = (mood: Mood) =>
    chosen(compared, candidates, mood, { most: each, varied, isFree }).map(({ candidate, score }) => {
      taken.add(candidate);
      return { name: candidate.name, score, reasons: siblingReasons(candidate, family, mood.id) };
    });
  const { closest, fresher, surprising } = moodsFor(family);
  return { closest: choose(closest), fresher: choose(fresher), surprising: choose(surprising) };
}

type Chosen = { readonly candidate: FamilyProfile; readonly score: number };

type Choice = {
  readonly most: number;
  readonly varied: boolean;
  readonly isFree: (candidate: FamilyProfile) => boolean;
};

function chosen(
  compared: Compared,
  candidates: Uint16Array,
  mood: Mood,
  { most, varied, isFree }: Choice,
): readonly Chosen[] {
  const taking = candidates.filter((at) => mood.takes(compared, at));
  const scores = siblingScores(compared, mood.wanted, taking);
  const found: Chosen[] = [];
  for (const at of bestFirst(taking, scores)) {
    if (found.length >= most) break;
    const candidate = compared.columns.profiles[at];
    if (candidate === undefined || (varied && isCrowded(candidate, found, mood))) continue;
    if (found.some((other) => isTooClose(other.candidate, candidate)) || !isFree(candidate)) continue;
    found.push({ candidate, score: scores[at] ?? 0 });
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
