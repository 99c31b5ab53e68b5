import type { FamilyProfile } from "./family-profile.ts";
import { kinshipOf } from "./origin-kinship.ts";

/** How much each part counts; together 1. */
export const SIBLING_WEIGHTS = { era: 0.4, usage: 0.2, origin: 0.15, rhythm: 0.15, style: 0.1 } as const;

/** What a part is where it is unknown of one of the two. */
const UNKNOWN = { era: 0.5, origin: 0.25 } as const;
/** Powers of ten between two usages that have nothing in common. */
const FAR_APART = 2;

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
  candidate: FamilyProfile,
  children: readonly FamilyProfile[],
  { usageFor, otherOrigin }: Wanted,
): number {
  let era = 0;
  let least = 1;
  for (const child of children) {
    era += eraLikeness(candidate, child) ?? UNKNOWN.era;
    const kin = kinshipOf(candidate.origins, child.origins).nearness ?? UNKNOWN.origin;
    const rest =
      SIBLING_WEIGHTS.usage * usageLikeness(candidate.log, usageFor(child)) +
      SIBLING_WEIGHTS.origin * (otherOrigin ? 1 - kin : kin) +
      SIBLING_WEIGHTS.rhythm * rhythmContrast(candidate, child) +
      SIBLING_WEIGHTS.style * (sharedStyle(candidate, child) === undefined ? 0 : 1);
    if (rest < least) least = rest;
  }
  return (SIBLING_WEIGHTS.era * era) / Math.max(1, children.length) + least;
}

/** Cosine of the decades' shares, 0–1; null where one of the two has no time. */
export function eraLikeness({ era: one }: FamilyProfile, { era: other }: FamilyProfile): number | null {
  if (one === null || other === null) return null;
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** 1 for the same number of births, 0 from a hundred times as many on. */
export function usageLikeness(one: number, other: number): number {
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

/** A style that both names have. */
export function sharedStyle(
  { name: one }: FamilyProfile,
  { name: other }: FamilyProfile,
): string | undefined {
  return one.styles.find((style) => other.styles.includes(style));
}
