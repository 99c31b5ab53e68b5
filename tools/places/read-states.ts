import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { type BirthRecords, slotOf } from "#domain/names/records/records.ts";
import { STATES, stateOfCode } from "#domain/places/states.ts";
import type { Problem } from "#domain/problem.ts";

/** Listed births by slot (record × 2, plus 1 for boys): a year after the first × 51 + a state. */
export type ListedByState = {
  readonly of: ReadonlyMap<number, Uint32Array>;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly sha256: string;
};

const LINE = /^([A-Z]{2}),([FM]),(\d{4}),([A-Z][a-z]{1,14}),(\d+)$/;
const LEAST = 5;

/** Reads SSA's namesbystate.zip, from a year on. Each line must be one that SSA would have written. */
export function readStates(
  zip: Uint8Array,
  records: BirthRecords,
  firstYear: number,
  lastYear: number,
): ListedByState | Problem {
  const of = new Map<number, Uint32Array>();
  const sha256 = createHash("sha256");
  const numbers = new Map(records.names.map((name, record) => [name, record]));
  const years = lastYear - firstYear + 1;
  for (const [place, { code }] of STATES.entries()) {
    const file = `${code}.TXT`;
    const bytes = unzipSync(zip, { filter: ({ name }) => name === file })[file];
    if (bytes === undefined) return { problem: `${file} is missing` };
    sha256.update(bytes);
    const lines = Buffer.from(bytes).toString("latin1").split("\r\n");
    if (lines.pop() !== "") return { problem: `${file}: the last line is cut off` };
    let newest = 0;
    for (const [index, line] of lines.entries()) {
      const found = LINE.exec(line);
      const at = `${file} line ${index + 1}: "${line}"`;
      if (found === null || stateOfCode(found[1] ?? "") !== place) {
        return { problem: `${at} is not ${code},F or M,year,Name,count` };
      }
      const [, , sex, yearText, name = "", countText] = found;
      const [year, count] = [Number(yearText), Number(countText)];
      if (count < LEAST) return { problem: `${at} has a count below ${LEAST}` };
      newest = Math.max(newest, year);
      if (year < firstYear) continue;
      if (year > lastYear) return { problem: `${at} is later than the births by state (${lastYear})` };
      const record = numbers.get(name);
      if (record === undefined) return { problem: `${at} is not in the national records` };
      const slot = slotOf(record, sex === "M" ? "M" : "F");
      let cells = of.get(slot);
      if (cells === undefined) of.set(slot, (cells = new Uint32Array(years * STATES.length)));
      const cell = (year - firstYear) * STATES.length + place;
      if (cells[cell] !== 0) return { problem: `${at} stands twice` };
      cells[cell] = count;
    }
    if (newest !== lastYear)
      return { problem: `${file} ends in ${newest}, the births by state in ${lastYear}` };
  }
  return { of, firstYear, lastYear, sha256: sha256.digest("hex") };
}
