import type { BirthRecords } from "#domain/names/records/records.ts";
import { STATES } from "#domain/places/states.ts";
import type { Problem } from "#domain/problem.ts";
import { eachStateLine } from "./state-lines.ts";

/** Listed births by slot (record × 2, plus 1 for boys): a year after the first × 51 + a state. */
export type ListedByState = {
  readonly of: ReadonlyMap<number, Uint32Array>;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly sha256: string;
};

/** Reads SSA's namesbystate.zip, from a year on. Each line must be one that SSA would have written. */
export function readStates(
  zip: Uint8Array,
  records: BirthRecords,
  firstYear: number,
  lastYear: number,
): ListedByState | Problem {
  const of = new Map<number, Uint32Array>();
  const size = (lastYear - firstYear + 1) * STATES.length;
  const years = { from: firstYear, to: lastYear, last: lastYear };
  const read = eachStateLine(zip, records, years, ({ state, slot, year, births }) => {
    let cells = of.get(slot);
    if (cells === undefined) of.set(slot, (cells = new Uint32Array(size)));
    cells[(year - firstYear) * STATES.length + state] = births;
  });
  return "problem" in read ? read : { of, firstYear, lastYear, ...read };
}
