import { readMarkedHead } from "#domain/marked-file.ts";

/** How a file of ranks by state begins; data/states/README.md describes the rest. */
export const RANKS_MARK = "RANKS1\n";

/** The first years of the decades that have ranks: from the first full one of the state files to the one that the maps begin in. */
export const DECADES: readonly number[] = [1910, 1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000];
export const DECADE_YEARS = 10;

/** The last rank that is kept. */
export const LAST_RANK = 100;
/**
 * Births listed in a decade from which on a name is ranked. A name that a state never lists may have been given to four babies
 * in each of the ten years: with 50, no such name can be before one that has a rank.
 */
export const LEAST_RANKED = 50;

/** What a file of ranks by state says of itself. */
export type RanksHeader = {
  /** The edition of the national records, by which names are numbered. */
  readonly records: { readonly names: number; readonly lastYear: number };
  /** Of each decade, girls and then boys: how many names any state ranks. */
  readonly names: readonly number[];
  /** Of the same, how many names each state ranks. */
  readonly ranked: readonly (readonly number[])[];
};

export type RankTables = { readonly header: RanksHeader; readonly planes: Uint8Array };

/** Bytes of a name that is ranked in a decade, and of one place in a state's list: the name's number there, and births less than the one before. */
const NAME_BYTES = 3;
const PLACE_BYTES = 5;

/** Reads the unpacked file that tools/compile-states.ts wrote. Throws when the bytes are something else. */
export function decodeRanks(bytes: Uint8Array): RankTables {
  const { header: json, start } = readMarkedHead(RANKS_MARK, (from, count) =>
    bytes.subarray(from, from + count),
  );
  const header: RanksHeader = JSON.parse(json);
  const [names, places] = [sum(header.names), sum(header.ranked.map(sum))];
  if (bytes.length - start !== names * NAME_BYTES + places * PLACE_BYTES)
    throw new Error("Ranks by state are damaged: their length.");
  return { header, planes: bytes.subarray(start) };
}

export function sum(of: readonly number[]): number {
  return of.reduce((total, each) => total + each, 0);
}
