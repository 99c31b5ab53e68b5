import { beatsOf } from "#domain/fit/rules/stress.ts";
import { syllablesOf } from "#domain/fit/sound/said.ts";
import type { FamilyProfile } from "#domain/fit/siblings/family-profile.ts";
import { eraLikeness } from "#domain/fit/siblings/sibling-score.ts";
import type { Around } from "./is-dropped.ts";

/** How much each part counts; together 1. */
export const MIDDLE_WEIGHTS = { stress: 0.3, pattern: 0.3, era: 0.25, usage: 0.15 } as const;

const UNKNOWN_ERA = 0.5;
/** Births a year, as a power of ten, from which on a name is as well known as can be. */
const WELL_KNOWN = 4;
/** Syllables of the whole name that are easily said. */
const EASY = { least: 4, most: 9 } as const;

/** How well a name stands between first name and surname, 0–1. */
export function middleScore(first: FamilyProfile, middle: FamilyProfile, around: Around): number {
  return (
    MIDDLE_WEIGHTS.stress * alternation(around, middle) +
    MIDDLE_WEIGHTS.pattern * patternOf(syllablesAround(around, middle)) +
    MIDDLE_WEIGHTS.era * (eraLikeness(first, middle) ?? UNKNOWN_ERA) +
    MIDDLE_WEIGHTS.usage * Math.min(1, middle.log / WELL_KNOWN)
  );
}

/** Syllables of first name, middle name and, where it is known, surname. */
export function syllablesAround({ first, surname }: Around, middle: FamilyProfile): readonly number[] {
  return [first, middle.name, ...(surname === null ? [] : [surname])].map(({ said }) => syllablesOf(said));
}

/**
 * 1 where the middle name is longer or shorter than each neighbor (1-3-2, 2-1-2), less where it is as long as one of them,
 * least where all are of one length. The whole should be neither clipped nor endless.
 */
export function patternOf(counts: readonly number[]): number {
  const [first = 0, middle = 0, last] = counts;
  const fromFirst = first === middle ? 0 : 0.6;
  const fromLast = last === undefined || last !== middle ? 0.4 : 0;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const isEasy = last === undefined || (all >= EASY.least && all <= EASY.most);
  return (fromFirst + fromLast) * (isEasy ? 1 : 0.6);
}

/** How well strong and weak beats take turns, 0–1: two strong ones side by side and three weak ones in a row cost half each. */
export function alternation({ first, surname }: Around, middle: FamilyProfile): number {
  const beats = [first, middle.name, ...(surname === null ? [] : [surname])].flatMap(beatsInARow);
  let bumps = 0;
  for (let at = 1; at < beats.length; at++) {
    if (beats[at] === 2 && beats[at - 1] === 2) bumps++;
    if (at > 1 && beats[at] === 0 && beats[at - 1] === 0 && beats[at - 2] === 0) bumps++;
  }
  return Math.max(0, 1 - bumps / 2);
}

/** A name of one syllable gives way to its neighbors: Anna Grace Miller has no bump. */
function beatsInARow(part: Parameters<typeof beatsOf>[0]): readonly number[] {
  const beats = beatsOf(part);
  return beats.length === 1 ? [1] : beats;
}
