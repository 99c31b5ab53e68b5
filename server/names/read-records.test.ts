import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import edition from "#data/ssa/edition.json" with { type: "json" };
import type { Sex } from "#domain/names/records/records.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { readRecords } from "./read-records.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

const FOLDER = new URL("../../data/ssa", import.meta.url);
const SEXES = ["F", "M"] as const satisfies readonly Sex[];
const years = Array.from(
  { length: records.lastYear - records.firstYear + 1 },
  (_, n) => records.firstYear + n,
);

// The figures of the 2025 edition. After compiling the next one, look up SSA's own and write them here.

test("the records run from 1880 to 2025 and hold 105,966 names", () => {
  expect([records.firstYear, records.lastYear]).toEqual([1880, 2025]);
  expect(records.names).toHaveLength(105_966);
});

test("no row and no birth is lost: 2,181,032 and 375,362,447", () => {
  let rows = 0;
  let births = 0;
  for (const record of recordNumbers(records)) {
    for (const sex of SEXES) {
      for (const count of records.counts(record, sex)) {
        rows += count > 0 ? 1 : 0;
        births += count;
      }
    }
  }
  expect(rows).toBe(2_181_032);
  expect(births).toBe(375_362_447);
});

test("Olivia and Liam lead 2025", () => {
  const [olivia, liam] = [records.indexOf("Olivia"), records.indexOf("Liam")];
  expect([records.countIn(olivia, "F", 2025), records.rankIn(olivia, "F", 2025)]).toEqual([13_544, 1]);
  expect([records.countIn(liam, "M", 2025), records.rankIn(liam, "M", 2025)]).toEqual([20_818, 1]);
  expect(records.latest(olivia, "F")).toBe(13_544);
});

test("Hazel was never a larger share of girls than in 1897, and is 21st again in 2025", () => {
  const hazel = records.indexOf("Hazel");
  const share = (year: number) => records.countIn(hazel, "F", year) / records.listed("F", year);
  const peak = years.reduce((best, year) => (share(year) > share(best) ? year : best));
  expect(peak).toBe(1897);
  expect([records.countIn(hazel, "F", 2025), records.rankIn(hazel, "F", 2025)]).toEqual([6_318, 21]);
});

test("the sums of a name agree with its years", () => {
  for (const name of ["Mary", "James", "Hazel", "Unknown", "Zyyon"]) {
    const record = records.indexOf(name);
    for (const sex of SEXES) {
      const series = records.counts(record, sex);
      expect(records.total(record, sex)).toBe(sum(series));
      expect(records.recent(record, sex)).toBe(sum(series.slice(-10)));
      expect(records.latest(record, sex)).toBe(series.at(-1));
    }
  }
});

test("edition.json describes these very records", () => {
  expect(edition.edition).toBe(records.lastYear);
  expect(edition.names + edition.keptNames.length).toBe(records.names.length);
  for (const sex of SEXES) {
    const listed = Object.fromEntries(years.map((year) => [year, records.listed(sex, year)]));
    expect(listed).toEqual(edition.listedBirths[sex]);
  }
});

test("every name is one capital and lower-case letters, in order, so its folded id is its own", () => {
  expect(records.names.all().every((name) => /^[A-Z][a-z]{1,14}$/.test(name))).toBe(true);
  expect(
    records.names.all().every((name, record) => record === 0 || name > records.names.at(record - 1)),
  ).toBe(true);
});

test("the folder may be a path or an address, and must hold records", () => {
  expect(readRecords(fileURLToPath(FOLDER)).names).toHaveLength(records.names.length);
  expect(() => readRecords(import.meta.dirname)).toThrow("records.br");
});

function sum(series: Uint32Array): number {
  return series.reduce((total, births) => total + births, 0);
}
