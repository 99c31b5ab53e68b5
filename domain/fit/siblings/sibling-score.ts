import type { FamilyProfile } from "./family-profile.ts";
import { kinshipOf } from "./origin-kinship.ts";

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

/** What a name and the children of a family have in common, whatever is looked for. */
export type Comparison = {
  readonly candidate: FamilyProfile;
  /** Likeness of the times, 0–1, the mean over the children. */
  readonly era: number;
  readonly beside: readonly {
    readonly child: FamilyProfile;
    /** Nearness of the origins, 0–1; null where one is unknown. */
    readonly kin: number | null;
    /** The same as it counts: supposed where the child's is unknown, less for a word that has nothing else in common. */
    readonly origin: number | null;
    /** Rhythm and style, as they count. */
    readonly rest: number;
  }[];
};

export function compareWith(candidate: FamilyProfile, children: readonly FamilyProfile[]): Comparison {
  let era = 0;
  for (const child of children) era += eraLikeness(candidate, child) ?? UNKNOWN.era;
  return {
    candidate,
    era: era / Math.max(1, children.length),
    beside: children.map((child) => {
      const kin = kinshipOf(candidate.origins, child.origins).nearness;
      const origin = child.origins === "" ? kinshipOf(candidate.origins, AT_HOME).nearness : kin;
      const style = sharedStyle(candidate, child);
      const place = style === undefined ? -1 : child.name.styles.indexOf(style);
      return {
        child,
        kin,
        origin: place < LOOSE || origin === null ? origin : Math.min(origin, LOOSE_ORIGIN),
        rest:
          SIBLING_WEIGHTS.rhythm * rhythmContrast(candidate, child) +
          (place === -1 ? 0 : SIBLING_WEIGHTS.style / (1 + place)),
      };
    }),
  };
}

/** What is looked for beside brothers and sisters: likeness, less of its usage, another origin. */
export type Wanted = {
  /** The births a year, as a power of ten, that a name should have beside this child. */
  readonly usageFor: (child: FamilyProfile) => number;
  readonly otherOrigin: boolean;
};

/**
 * How well a name stands beside the children of a family, 0–1: the likeness of its time to theirs, on average, and the rest
 * beside the child that it goes with least. A mean would let three children outvote the fourth.
 */
export function siblingScore(
  { candidate, era, beside }: Comparison,
  { usageFor, otherOrigin }: Wanted,
): number {
  let least = 1;
  for (const { child, origin: known, rest } of beside) {
    const usage =
      child.name.usage === undefined ? UNKNOWN.usage : usageLikeness(candidate.log, usageFor(child));
    const origin = known ?? UNKNOWN.origin;
    const sum =
      SIBLING_WEIGHTS.usage * usage + SIBLING_WEIGHTS.origin * (otherOrigin ? 1 - origin : origin) + rest;
    if (sum < least) least = sum;
  }
  return SIBLING_WEIGHTS.era * era + least;
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
