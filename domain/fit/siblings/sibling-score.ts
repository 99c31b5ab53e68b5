import { type FamilyColumns, firstSoundOf, lastSoundOf } from "./family-columns.ts";
import type { FamilyProfile } from "./family-profile.ts";

/** How much each part counts; together 1. */
export const SIBLING_WEIGHTS = { era: 0.4, usage: 0.15, origin: 0.2, rhythm: 0.15, style: 0.1 } as const;

/** What a part is where it is unknown of one of the two. */
const UNKNOWN = { era: 0.5, usage: 0.5, origin: 0.25 } as const;
/** The records are of the US: a name whose origin nobody knows stands there among English ones. */
const AT_HOME = "English";
/** A style that a child has after two others, as Violet is an English word: who shares no more than that shares little. */
const LOOSE = 2;
/** What an origin counts beside such a style, as words are English by themselves. */
const LOOSE_ORIGIN = 0.5;
/** Powers of ten between two usages that have nothing in common. */
const FAR_APART = 2;

/** What names of a list and the children of a family have in common, whatever is looked for; by the places in the list. */
export type Compared = {
  readonly columns: FamilyColumns;
  /** Likeness of the times, 0–1, the mean over the children. */
  readonly era: Float64Array;
  readonly beside: readonly Beside[];
};

/** What they have in common with one of them. */
type Beside = {
  readonly child: FamilyProfile;
  /** Twice the nearness of origins, by their numbers. */
  readonly kin: Int8Array;
  /** The same as it counts: supposed where the child's is unknown. */
  readonly origin: Int8Array;
  /** What rhythm and style count. */
  readonly rest: Float64Array;
  /** A one for each word that has nothing else in common. */
  readonly isLoose: Uint8Array;
};

/** Compares those of some places. */
export function compareWith(
  columns: FamilyColumns,
  children: readonly FamilyProfile[],
  places: Uint16Array,
): Compared {
  const size = columns.profiles.length;
  const era = new Float64Array(size);
  for (const child of children) addEraLikeness(columns, child, places, UNKNOWN.era, era);
  for (const at of places) era[at] = (era[at] ?? 0) / children.length;
  const beside = children.map((child): Beside => {
    const rest = new Float64Array(size);
    const isLoose = new Uint8Array(size);
    // Of the styles that are shared the first counts: it is set last.
    for (const [place, style] of [...child.name.styles.entries()].toReversed())
      for (const at of columns.ofStyle(style)) {
        rest[at] = SIBLING_WEIGHTS.style / (1 + place);
        isLoose[at] = Number(place >= LOOSE);
      }
    addRhythm(columns, child, places, rest);
    const kin = columns.nearnessTo(child.origins);
    return { child, kin, origin: child.origins === "" ? columns.nearnessTo(AT_HOME) : kin, rest, isLoose };
  });
  return { columns, era, beside };
}

/** Adds how like the times of names are to that of one: the same for names of these places as eraLikeness. */
export function addEraLikeness(
  { eras: { shares, decades, has } }: Pick<FamilyColumns, "eras">,
  { era }: FamilyProfile,
  places: Uint16Array,
  unknown: number,
  sums: Float64Array,
): void {
  const own = new Float64Array(decades);
  own.set(era?.slice(0, decades) ?? []);
  for (const at of places) {
    let sum = era === null || has[at] === 0 ? unknown : 0;
    if (era !== null && has[at] === 1)
      for (let decade = 0, share = at * decades; decade < decades; decade++, share++)
        sum += (shares[share] ?? 0) * (own[decade] ?? 0);
    sums[at] = (sums[at] ?? 0) + sum;
  }
}

/** Adds the rhythm beside a child as it counts. */
function addRhythm(
  { beats, firstSounds, lastSounds }: FamilyColumns,
  child: FamilyProfile,
  places: Uint16Array,
  sums: Float64Array,
): void {
  const ofBeat = Float64Array.from(beats.firsts, ({ beat }) => (beat === child.beat ? 0 : 0.5));
  const [first, last] = [firstSoundOf(child.heard), lastSoundOf(child.heard)];
  for (const at of places) {
    const contrast =
      (ofBeat[beats.of[at] ?? 0] ?? 0) +
      (firstSounds[at] === first ? 0 : 0.25) +
      (lastSounds[at] === last ? 0 : 0.25);
    sums[at] = SIBLING_WEIGHTS.rhythm * contrast + (sums[at] ?? 0);
  }
}

/** What is looked for beside brothers and sisters: likeness, less of its usage, another origin. */
export type Wanted = {
  /** The births a year, as a power of ten, that a name should have beside this child. */
  readonly usageFor: (child: FamilyProfile) => number;
  readonly otherOrigin: boolean;
};

/**
 * How well names stand beside the children of a family, 0–1: the likeness of its time to theirs, on average, and the rest
 * beside the child that it goes with least. A mean would let three children outvote the fourth.
 */
export function siblingScores(
  { columns: { logs, origins }, era, beside }: Compared,
  { usageFor, otherOrigin }: Wanted,
  places: Uint16Array,
): Float64Array {
  const scores = new Float64Array(era.length);
  const least = new Float64Array(era.length).fill(1);
  for (const { child, origin: near, rest, isLoose } of beside) {
    const wanted = usageFor(child);
    const hasUsage = child.name.usage !== undefined;
    for (const at of places) {
      const usage = hasUsage ? usageLikeness(logs[at] ?? 0, wanted) : UNKNOWN.usage;
      const known = (near[origins.of[at] ?? 0] ?? 0) / 2;
      const counted = isLoose[at] === 1 ? Math.min(known, LOOSE_ORIGIN) : known;
      const origin = known < 0 ? UNKNOWN.origin : counted;
      const sum =
        SIBLING_WEIGHTS.usage * usage +
        SIBLING_WEIGHTS.origin * (otherOrigin ? 1 - origin : origin) +
        (rest[at] ?? 0);
      if (sum < (least[at] ?? 1)) least[at] = sum;
    }
  }
  for (const at of places) scores[at] = SIBLING_WEIGHTS.era * (era[at] ?? 0) + (least[at] ?? 1);
  return scores;
}

/** Cosine of the decades' shares, 0–1; null where one of the two has no time. */
export function eraLikeness({ era: one }: FamilyProfile, { era: other }: FamilyProfile): number | null {
  if (one === null || other === null) return null;
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** 1 for the same number of births, 0 from a hundred times as many on. */
function usageLikeness(one: number, other: number): number {
  return 1 - Math.min(FAR_APART, Math.abs(one - other)) / FAR_APART;
}

/** How easily two names are told apart when they are called: half by the beat, a quarter each by the first and the last sound. */
export function rhythmContrast(one: FamilyProfile, other: FamilyProfile): number {
  return (
    (one.beat === other.beat ? 0 : 0.5) +
    (one.heard.charAt(0) === other.heard.charAt(0) ? 0 : 0.25) +
    (one.heard.charAt(one.heard.length - 1) === other.heard.charAt(other.heard.length - 1) ? 0 : 0.25)
  );
}

/** The first style of the other that both names have. */
export function sharedStyle(
  { name: one }: FamilyProfile,
  { name: other }: FamilyProfile,
): string | undefined {
  return other.styles.find((style) => one.styles.includes(style));
}
