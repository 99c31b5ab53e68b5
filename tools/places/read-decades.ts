import type { BirthRecords } from "#domain/names/records/records.ts";
import { DECADES, DECADE_YEARS } from "#domain/places/ranks/rank-tables.ts";
import { STATES } from "#domain/places/states.ts";
import type { Problem } from "#domain/problem.ts";
import { eachStateLine } from "./state-lines.ts";

/** Births by slot (record × 2, plus 1 for boys) that a state lists in a decade: a place in DECADES × 51 + a state. */
export type ListedByDecade = ReadonlyMap<number, Uint32Array>;

/** Reads the decades of SSA's namesbystate.zip that have ranks; it ends in lastYear. */
export function readDecades(
  zip: Uint8Array,
  records: BirthRecords,
  lastYear: number,
): ListedByDecade | Problem {
  const of = new Map<number, Uint32Array>();
  const [first = 0] = DECADES;
  const years = { from: first, to: (DECADES.at(-1) ?? 0) + DECADE_YEARS - 1, last: lastYear };
  const read = eachStateLine(zip, records, years, ({ state, slot, year, births }) => {
    let cells = of.get(slot);
    if (cells === undefined) of.set(slot, (cells = new Uint32Array(DECADES.length * STATES.length)));
    const cell = Math.floor((year - first) / DECADE_YEARS) * STATES.length + state;
    cells[cell] = (cells[cell] ?? 0) + births;
  });
  return "problem" in read ? read : of;
}
