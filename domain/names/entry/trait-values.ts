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

/** Styles by the birth records; what each asks is in browse/figure-rules.ts. */
export const STYLES = ["vintage", "classic", "modern"] as const;
export type Style = (typeof STYLES)[number];

/** Which way the share of births goes. */
export const TRENDS = ["rising", "falling", "returning"] as const;
export type Trend = (typeof TRENDS)[number];

/** How well a name was known within a lifetime: never worn out, and of those the ones that everybody has heard. */
export const PASTS = ["fresh", "known"] as const;
export type Past = (typeof PASTS)[number];

/** Of the spelling: two equal letters side by side; the same read backwards; begins and ends with one letter. */
export const SHAPES = ["double", "palindrome", "framed"] as const;
export type Shape = (typeof SHAPES)[number];

/** First years of the decades on record. */
export const DECADES = [
  1880, 1890, 1900, 1910, 1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020,
] as const;
