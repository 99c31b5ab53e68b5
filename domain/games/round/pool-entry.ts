import type { Gender } from "#domain/names/gender.ts";
import type { Trait } from "#domain/games/name-personality-matcher/trait.ts";

/** What every question says once it is answered, and where that comes from. */
type Explained = {
  /** One or two sentences; plain text. */
  readonly explanation: string;
  /** As readers are told: "US Social Security Administration, 2025 edition". Left out for our own collection of names. */
  readonly source?: string;
};

/** A question with four answers, exactly one of which is right. Correct is one of the options, to the letter. */
export type MeaningItem = Explained & {
  /** The name that is asked for or about. */
  readonly name: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly correct: string;
};

/** A question without a right answer. */
export type PersonalityItem = {
  readonly question: string;
  readonly options: readonly { readonly text: string; readonly trait: Trait }[];
};

/** Letters to put in order. Both in capitals, A to Z only. */
export type ScrambleItem = {
  readonly original: string;
  readonly scrambled: string;
  readonly hint: string;
  /** Other names on record with the same letters, in capitals: accepted outside the default round. */
  readonly also?: readonly string[];
};

/** Where a name comes from: four countries, or outside the default round four languages or cultures. */
export type OriginItem = Explained & {
  readonly name: string;
  readonly options: readonly string[];
  readonly correct: string;
};

/** To whom a name is given: ruling 32 says which names may be asked. */
export type GenderItem = {
  readonly name: string;
  readonly gender: Gender;
  readonly hint: string;
  /** How widely it is given: "1 in 254 girls in 2025". */
  readonly popularity: string;
  /** Girls' share of the births of the last ten years, in percent, to one decimal. */
  readonly girls: number;
};

/** A name's beats. */
export type LengthItem = {
  readonly name: string;
  readonly syllables: number;
  readonly hint: string;
  /** Respelling with a hyphen between syllables, as in the collection: "oh-LIV-ee-uh". */
  readonly say: string;
};

/** When a name was at its height. */
export type TimelineItem = {
  readonly name: string;
  readonly hint: string;
  /** Spans of years in order, "1940s-1960s" or a single "1940s". The default round has the six of the specification. */
  readonly options: readonly string[];
  readonly correct: string;
  /** Decade with the highest mean yearly share: "1940s". */
  readonly peakDecade: string;
  /** One sentence of the records. */
  readonly explanation: string;
  /** Whose births the curve counts. */
  readonly sex: "girls" | "boys";
  /**
   * Births per million of that sex, whole numbers, from 1880 to the last year of the records in equal steps:
   * 146 values are single years, 29 are means of five years (the last one of six).
   */
  readonly curve: readonly number[];
};

/** At what age most babies do something. */
export type MilestoneItem = {
  /** As a headline: "First smile". */
  readonly milestone: string;
  /** What is asked about it, where that is not when most babies get there: CDC's lists tell by when, not when. */
  readonly question?: string;
  readonly correctAge: number;
  readonly unit: "months";
  /** Normal range in words: "6-8 weeks", "3-6 months". */
  readonly range: string;
  /** What the reveal adds: other ages by other counts, in one or two sentences. */
  readonly explanation: string;
  readonly source: string;
};

export type ItemOf = {
  readonly "name-meaning-quiz": MeaningItem;
  readonly "name-personality-matcher": PersonalityItem;
  readonly "milestone-guessing-game": MilestoneItem;
  readonly "word-scramble": ScrambleItem;
  readonly "origin-matching": OriginItem;
  readonly "gender-prediction": GenderItem;
  readonly "length-challenge": LengthItem;
  readonly "trend-timeline": TimelineItem;
};

/** 1 is easy. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** An item of the pool of a game. Its id is unique in the pool and short: browsers remember the last fifty. app/games/pool/draw-from-pool.ts draws. */
export type PoolEntry<Item> = {
  readonly id: string;
  readonly level: Level;
  readonly item: Item;
  /** What draws are spread over, so that no answer comes up more often than the others: "girl", "1950s"; "" for no such thing. */
  readonly answer: string;
};
