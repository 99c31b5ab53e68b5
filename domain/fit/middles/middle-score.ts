import { beatsOf } from "#domain/fit/rules/stress.ts";
import { syllablesOf } from "#domain/fit/sound/said.ts";
import type { FamilyColumns } from "#domain/fit/siblings/family-columns.ts";
import { type FamilyProfile, profileOf } from "#domain/fit/siblings/family-profile.ts";
import { addEraLikeness } from "#domain/fit/siblings/sibling-score.ts";
import type { Around } from "./is-dropped.ts";

/** How much each part counts; together 1. */
export const MIDDLE_WEIGHTS = { stress: 0.3, pattern: 0.3, era: 0.25, usage: 0.15 } as const;

const UNKNOWN_ERA = 0.5;
/** Births a year, as a power of ten, from which on a name is as well known as can be. */
const WELL_KNOWN = 4;
/** Syllables of the whole name that are easily said. */
const EASY = { least: 4, most: 9 } as const;

/** What stands around a middle name, measured once: thousands are held against it. */
export type Measured = {
  readonly around: Around;
  readonly first: FamilyProfile;
  readonly beforeBeats: readonly number[];
  readonly afterBeats: readonly number[];
  /** Of the surname; undefined without one. */
  readonly afterSyllables: number | undefined;
};

const NO_BEATS: readonly number[] = [];

export function measured(around: Around): Measured {
  const { first, surname } = around;
  return {
    around,
    first: profileOf(first),
    beforeBeats: beatsInARow(beatsOf(first)),
    afterBeats: surname === null ? NO_BEATS : beatsInARow(beatsOf(surname)),
    afterSyllables: surname === null ? undefined : syllablesOf(surname.said),
  };
}

/** How well names of some places stand between first name and surname, 0–1. Names of one beat have one rhythm. */
export function middleScores(around: Measured, columns: FamilyColumns, places: Uint16Array): Float64Array {
  const { beats, logs } = columns;
  const rhythms = Float64Array.from(
    beats.firsts,
    (middle) =>
      MIDDLE_WEIGHTS.stress * alternation(around, middle) +
      MIDDLE_WEIGHTS.pattern * patternOf(around.first.syllables, middle.syllables, around.afterSyllables),
  );
  const scores = new Float64Array(logs.length);
  addEraLikeness(columns, around.first, places, UNKNOWN_ERA, scores);
  for (const at of places)
    scores[at] =
      (rhythms[beats.of[at] ?? 0] ?? 0) +
      MIDDLE_WEIGHTS.era * (scores[at] ?? 0) +
      MIDDLE_WEIGHTS.usage * Math.min(1, (logs[at] ?? 0) / WELL_KNOWN);
  return scores;
}

/**
 * 1 where the middle name is longer or shorter than each neighbor (1-3-2, 2-1-2), less where it is as long as one of them,
 * least where all are of one length. The whole should be neither clipped nor endless.
 */
export function patternOf(first: number, middle: number, last?: number): number {
  const fromFirst = first === middle ? 0 : 0.6;
  const fromLast = last === undefined || last !== middle ? 0.4 : 0;
  const all = first + middle + (last ?? 0);
  const isEasy = last === undefined || (all >= EASY.least && all <= EASY.most);
  return (fromFirst + fromLast) * (isEasy ? 1 : 0.6);
}

/** How well strong and weak beats take turns, 0–1: two strong ones side by side and three weak ones in a row cost half each. */
export function alternation({ beforeBeats, afterBeats }: Measured, middle: FamilyProfile): number {
  let bumps = 0;
  let last = -1;
  let weak = 0;
  for (const beats of [beforeBeats, beatsInARow(middle.beats), afterBeats]) {
    for (const beat of beats) {
      weak = beat === 0 ? weak + 1 : 0;
      if ((beat === 2 && last === 2) || weak > 2) bumps++;
      last = beat;
    }
  }
  return Math.max(0, 1 - bumps / 2);
}

const ONE_BEAT: readonly number[] = [1];

/** A name of one syllable gives way to its neighbors: Anna Grace Miller has no bump. */
function beatsInARow(beats: readonly number[]): readonly number[] {
  return beats.length === 1 ? ONE_BEAT : beats;
}
