import { existsSync, readFileSync } from "node:fs";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { isUnpackedFrom, type LaidOutStates, unpackStates } from "#domain/places/packed/packed-states.ts";
import { decodePlaces, type PlaceTables } from "#domain/places/place-tables.ts";
import { decodeRanks, type RankTables } from "#domain/places/ranks/rank-tables.ts";
import { IS_BUILT, ROOT } from "#server/root.ts";

/** Births and ranks by state, as they come with the site. */
export const PACKED_STATES = new URL("data/states/states.bin", ROOT);
/** What the build makes of them (tools/building/lay-out-states.ts): unpacking takes seconds. */
export const LAID_OUT_STATES = {
  places: new URL("build/places.bin", ROOT),
  ranks: new URL("build/ranks.bin", ROOT),
};

/** Births by state of the built site, into shared memory: about 3 ms and 1.3 MB. Throws when they are missing or damaged. */
export function readLaidOutPlaces(): PlaceTables {
  return decodePlaces(readFileSync(LAID_OUT_STATES.places));
}

/** The same from sources, of the records that they go with. */
export function readPlaces(records: BirthRecords): PlaceTables {
  return decodePlaces(readUnpacked(records).places);
}

/** Ranks by state, each time anew: about 1 ms and 0.5 MB where the site is built. Throws when they are missing or damaged. */
export function readRanks(records: BirthRecords): RankTables {
  return decodeRanks(IS_BUILT ? readFileSync(LAID_OUT_STATES.ranks) : readUnpacked(records).ranks);
}

let unpacked: LaidOutStates | undefined;

/**
 * The tables as bytes, for whatever runs from sources: those that the last build laid out, where it made them of the same
 * file; or unpacked, once a process. Throws when the file is missing or damaged, or goes with another edition of the records.
 */
export function readUnpacked(records: BirthRecords): LaidOutStates {
  if (unpacked !== undefined) return unpacked;
  const packed = readFileSync(PACKED_STATES);
  const laidOut = lastLaidOut();
  unpacked = laidOut !== null && isUnpackedFrom(laidOut, packed) ? laidOut : unpackStates(packed, records);
  return unpacked;
}

function lastLaidOut(): LaidOutStates | null {
  const { places, ranks } = LAID_OUT_STATES;
  if (!existsSync(places) || !existsSync(ranks)) return null;
  return { places: readFileSync(places), ranks: readFileSync(ranks) };
}
