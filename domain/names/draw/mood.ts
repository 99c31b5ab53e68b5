/** What a draw is to be like; "mixed" is the usual one. */
export const MOODS = ["familiar", "mixed", "rare"] as const;
export type Mood = (typeof MOODS)[number];

export const USUAL_MOOD: Mood = "mixed";

/** How names are drawn: by a mood, or all of them alike. */
export type DrawBy = Mood | "even";

/**
 * Births of the last year, of both sexes, between which the names of a mood lie: from the first, and below the second. Other
 * names come up where the rules leave too few of these; in a mixed draw now and then in any case.
 */
export const MOOD_BIRTHS: Readonly<Record<Mood, { readonly from: number; readonly below: number }>> = {
  familiar: { from: 1000, below: Infinity },
  mixed: { from: 50, below: Infinity },
  rare: { from: 5, below: 300 },
};

/** Seldom given today, but to so many since the records began: a name of another time, and no rare one. */
export const WORN_FROM = 10_000;

/** How much a name is in use. */
export type Usage = {
  /** Of both sexes in the last year; 0 where unpublished. */
  readonly births: number;
  /** Whether it is worn out. It tells only of names that are seldom given. */
  readonly isWorn: boolean;
};

/** @param ever births of both sexes in all years. */
export function usageOf(births: number, ever: number): Usage {
  return { births, isWorn: births < MOOD_BIRTHS.rare.below && ever >= WORN_FROM };
}

/** Of an address, a field or what a browser has kept: the usual mood for anything that is none. */
export function readMood(value: unknown): Mood {
  return MOODS.find((mood) => mood === value) ?? USUAL_MOOD;
}

export function isMeantBy(mood: Mood, { births, isWorn }: Usage): boolean {
  const { from, below } = MOOD_BIRTHS[mood];
  return births >= from && births < below && !(mood === "rare" && isWorn);
}

/** So little that a name comes up only when there is nothing else. */
const LAST_OF_ALL = 1e-9;
/** What stands for births that are unpublished: fewer than five, or none. */
const UNPUBLISHED = 2;

/** Between all alike (0) and as often as babies get it (1): half of a mixed hand are names that 1,000 babies got, or more. */
const BY_USE = 0.7;

function softened(births: number): number {
  return births ** BY_USE;
}

/**
 * How likely a name is beside others, above 0. Use is softened: a name given a hundred times as often is
 * 25 times as likely. In a mixed draw, names below the bound fade with every birth that they lack; rare ones are all alike.
 */
export function weightIn(mood: Mood, usage: Usage): number {
  const given = Math.max(usage.births, UNPUBLISHED);
  if (mood === "mixed") return softened(given) * Math.min(1, given / MOOD_BIRTHS.mixed.from);
  if (isMeantBy(mood, usage)) return mood === "rare" ? 1 : softened(given);
  // What comes closest to the mood comes first.
  return LAST_OF_ALL * (mood === "rare" ? 1 / given : given);
}
