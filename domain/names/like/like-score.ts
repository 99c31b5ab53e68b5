import { likenessAt } from "#domain/names/records/curve-shape.ts";
import type { LikeItem } from "./like-item.ts";
import { soundLikeness } from "./like-sound.ts";

export const SCORE_PARTS = ["sound", "era", "band", "origin", "shape", "theme"] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** How much each part counts (product notes, feature 5); together 1. */
export const WEIGHTS = {
  sound: 0.3,
  era: 0.3,
  band: 0.15,
  origin: 0.1,
  shape: 0.1,
  theme: 0.05,
} as const satisfies Record<ScorePart, number>;

/** Names this many times (as a power of ten) as common as each other have nothing in common there. */
const FAR_APART = 2;

/** One part of the likeness of two names, 0–1. */
export function scorePartOf(part: ScorePart, one: LikeItem, other: LikeItem): number {
  switch (part) {
    case "sound":
      return soundLikeness(one.sound, other.sound);
    case "era":
      return eraLikeness(one, other);
    case "band":
      return bandLikeness(one, other);
    case "origin":
      return originLikeness(one, other);
    case "shape":
      return shapeLikeness(one, other);
    case "theme":
      return themeLikeness(one, other);
  }
}

/** How alike two names are, 0–1. Written out: it is asked a hundred thousand times for one answer. */
export function likenessOf(one: LikeItem, other: LikeItem): number {
  return (
    WEIGHTS.sound * soundLikeness(one.sound, other.sound) +
    WEIGHTS.era * eraLikeness(one, other) +
    WEIGHTS.band * bandLikeness(one, other) +
    WEIGHTS.origin * originLikeness(one, other) +
    WEIGHTS.shape * shapeLikeness(one, other) +
    WEIGHTS.theme * themeLikeness(one, other)
  );
}

/**
 * How alike two names are, or nothing, 0, where that is no more than they need: the curves, which take longest, are compared
 * only where the rest and the most that curves can add come to more.
 */
export function likenessAbove(least: number, one: LikeItem, other: LikeItem): number {
  const band = WEIGHTS.band * bandLikeness(one, other);
  const origin = WEIGHTS.origin * originLikeness(one, other);
  const shape = WEIGHTS.shape * shapeLikeness(one, other);
  const theme = WEIGHTS.theme * themeLikeness(one, other);
  const quick = band + origin + shape + theme + WEIGHTS.era + ROUNDING;
  if (quick + WEIGHTS.sound <= least) return 0;
  const sound = WEIGHTS.sound * soundLikeness(one.sound, other.sound);
  if (quick + sound <= least) return 0;
  // In the order of likenessOf, so that it is the same to the last bit.
  return sound + WEIGHTS.era * eraLikeness(one, other) + band + origin + shape + theme;
}

/** More than sums in another order, and curves in four bytes, differ by. */
export const ROUNDING = 1e-5;

/** The square of the cosine: any two curves have something in common, and 0.8 is no likeness yet. */
function eraLikeness(one: LikeItem, other: LikeItem): number {
  return likenessAt(one, other.shapes, other.shapeAt) ** 2;
}

function bandLikeness(one: LikeItem, other: LikeItem): number {
  return bandOf(one.logBirths, other.logBirths);
}

/** How near two numbers of births are, as powers of ten, 0–1. */
export function bandOf(one: number, other: number): number {
  return 1 - Math.min(1, Math.abs(one - other) / FAR_APART);
}

function originLikeness(one: LikeItem, other: LikeItem): number {
  return shareAny(one.origins, other.origins) ? 1 : 0;
}

function themeLikeness(one: LikeItem, other: LikeItem): number {
  return shareAny(one.themes, other.themes) ? 1 : 0;
}

function shapeLikeness(one: LikeItem, other: LikeItem): number {
  return shapeOf(
    Math.abs(one.id.length - other.id.length),
    Math.abs(one.sound.syllables - other.sound.syllables),
    endLikeness(one.id, other.id),
  );
}

/** Letters, syllables (so many apart) and the last two letters (0–1), a third each. */
export function shapeOf(lettersApart: number, syllablesApart: number, ends: number): number {
  const letters = 1 - Math.min(4, lettersApart) / 4;
  const syllables = 1 - Math.min(2, syllablesApart) / 2;
  return (letters + syllables + ends) / 3;
}

function endLikeness(one: string, other: string): number {
  const [mine, theirs] = [one.length, other.length];
  if (one[mine - 1] !== other[theirs - 1]) return 0;
  return one[mine - 2] === other[theirs - 2] ? 1 : 0.5;
}

function shareAny<T>(one: readonly T[], other: readonly T[]): boolean {
  for (const each of one) if (other.includes(each)) return true;
  return false;
}
