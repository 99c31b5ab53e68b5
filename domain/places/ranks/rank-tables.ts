import { readMarkedHead } from "#domain/marked-file.ts";
import type { StateRank } from "./rank-book.ts";

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

/** Reads what layOutRanks made. Throws when the bytes are something else. */
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

/** A place in a state's list. */
type Place = StateRank & { /** Of the name, within its block. */ readonly number: number };

/** The names and lists of each block: a decade's girls, or its boys. */
export function openLists({ header, planes }: RankTables) {
  const [names, places] = [sum(header.names), sum(header.ranked.map(sum))];
  const byteOfName = (plane: number, name: number) => planes[plane * names + name] ?? 0;
  const byteOfPlace = (plane: number, place: number) => planes[3 * names + plane * places + place] ?? 0;
  const firstNames = startsOf(header.names);
  const firstPlaces = startsOf(header.ranked.map(sum));
  return {
    /** A name of a block, by its number there: record × 2, plus 1 for boys. */
    slotAt(block: number, number: number): number {
      const name = (firstNames[block] ?? 0) + number;
      return byteOfName(0, name) | (byteOfName(1, name) << 8) | (byteOfName(2, name) << 16);
    },
    /** The places of a state's list, the first rank first. */
    *placesOf(block: number, state: number): Generator<Place> {
      const ranked = header.ranked[block] ?? [];
      const first = (firstPlaces[block] ?? 0) + sum(ranked.slice(0, state));
      let [rank, births] = [1, 0];
      for (let at = 0; at < (ranked[state] ?? 0); at += 1) {
        const place = first + at;
        const fewer = byteOfPlace(2, place) | (byteOfPlace(3, place) << 8) | (byteOfPlace(4, place) << 16);
        births = at === 0 ? fewer : births - fewer;
        if (fewer > 0) rank = at + 1;
        yield { number: byteOfPlace(0, place) | (byteOfPlace(1, place) << 8), rank, births };
      }
    },
  };
}

/** Where each of several runs begins. */
function startsOf(lengths: readonly number[]): readonly number[] {
  return lengths.map((_, place) => sum(lengths.slice(0, place)));
}

export function sum(of: readonly number[]): number {
  return of.reduce((total, each) => total + each, 0);
}
