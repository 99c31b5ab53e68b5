import { writeFileSync } from "node:fs";
import { readRecords } from "#server/names/read-records.ts";
import { LAID_OUT_STATES, readUnpacked } from "#server/places/read-states.ts";
import { ROOT } from "#server/root.ts";

/** Unpacks births and ranks by state, and writes them as the built server reads them. */
export function layOutStates(): void {
  const { places, ranks } = readUnpacked(readRecords(new URL("data/ssa/", ROOT)));
  writeFileSync(LAID_OUT_STATES.places, places);
  writeFileSync(LAID_OUT_STATES.ranks, ranks);
}
