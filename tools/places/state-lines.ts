import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import { type BirthRecords, slotOf } from "#domain/names/records/records.ts";
import { STATES, stateOfCode } from "#domain/places/states.ts";
import type { Problem } from "#domain/problem.ts";

/** A line of SSA's file by state: births of a name and sex (slot: record × 2, plus 1 for boys) in a state and year. */
type StateLine = {
  /** Place in STATES. */
  readonly state: number;
  readonly slot: number;
  readonly year: number;
  readonly births: number;
};

const LINE = /^([A-Z]{2}),([FM]),(\d{4}),([A-Z][a-z]{1,14}),(\d+)$/;
const LEAST = 5;
/** Years that a number has room for, so that a name and a year are one number. */
const YEARS = 4096;

/**
 * Tells each line of SSA's namesbystate.zip that has a year to look at; what is told back is what is wrong with it. Each line
 * must be one that SSA would have written, and none may stand twice. The SHA-256 is that of the 51 files, in the order of their codes.
 */
export function eachStateLine(
  zip: Uint8Array,
  records: BirthRecords,
  years: { readonly from: number; readonly to: number; readonly last: number },
  tell: (line: StateLine) => void,
): { readonly sha256: string } | Problem {
  const sha256 = createHash("sha256");
  const numbers = new Map(records.names.all().map((name, record) => [name, record]));
  for (const [place, { code }] of STATES.entries()) {
    const file = `${code}.TXT`;
    const bytes = unzipSync(zip, { filter: ({ name }) => name === file })[file];
    if (bytes === undefined) return { problem: `${file} is missing` };
    sha256.update(bytes);
    const lines = Buffer.from(bytes).toString("latin1").split("\r\n");
    if (lines.pop() !== "") return { problem: `${file}: the last line is cut off` };
    const told = new Set<number>();
    let newest = 0;
    for (const [index, line] of lines.entries()) {
      const found = LINE.exec(line);
      const at = `${file} line ${index + 1}: "${line}"`;
      if (found === null || stateOfCode(found[1] ?? "") !== place) {
        return { problem: `${at} is not ${code},F or M,year,Name,count` };
      }
      const [, , sex, yearText, name = "", countText] = found;
      const [year, births] = [Number(yearText), Number(countText)];
      if (births < LEAST) return { problem: `${at} has a count below ${LEAST}` };
      newest = Math.max(newest, year);
      if (year > years.last) return { problem: `${at} is later than the births by state (${years.last})` };
      if (year < years.from || year > years.to) continue;
      const record = numbers.get(name);
      if (record === undefined) return { problem: `${at} is not in the national records` };
      const slot = slotOf(record, sex === "M" ? "M" : "F");
      const key = slot * YEARS + year;
      if (told.has(key)) return { problem: `${at} stands twice` };
      told.add(key);
      tell({ state: place, slot, year, births });
    }
    if (newest !== years.last)
      return { problem: `${file} ends in ${newest}, the births by state in ${years.last}` };
  }
  return { sha256: sha256.digest("hex") };
}
