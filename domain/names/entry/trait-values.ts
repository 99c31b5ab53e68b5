/** Bands of "1 in N" in the last year, among those whom a name's 1 in N counts. Rarer ones exclude the commoner. */
export const BANDS = ["common", "familiar", "uncommon", "rare", "unpublished"] as const;
export type Band = (typeof BANDS)[number];

/** The highest N of each band; unpublished names have none. */
export const BAND_UP_TO = {
  common: 500,
  familiar: 2000,
  uncommon: 10_000,
  rare: Infinity,
} as const satisfies Record<Exclude<Band, "unpublished">, number>;

/** Letters of the folded spelling: up to 4, 5 to 7, 8 and more. */
export const LENGTHS = ["short", "medium", "long"] as const;
export type Length = (typeof LENGTHS)[number];

/** 4 stands for four and more. */
export const SYLLABLES = [1, 2, 3, 4] as const;
export type Syllables = (typeof SYLLABLES)[number];
