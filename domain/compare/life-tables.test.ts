import { expect, test } from "vitest";
import { type LifeTables, packLifeTables, survival, unpackLifeTables } from "./life-tables.ts";

const tables: LifeTables = {
  firstCohort: 1900,
  step: 10,
  alive: {
    F: [
      [100_000, 90_000, 80_000],
      [100_000, 96_000, 90_000],
    ],
    M: [
      [100_000, 80_000, 0],
      [100_000, 90_000, 10_000],
    ],
  },
};

test("between two cohorts, survival lies between theirs", () => {
  expect(survival(tables, "F", 1900, 1)).toBe(0.9);
  expect(survival(tables, "F", 1905, 1)).toBeCloseTo(0.93);
  expect(survival(tables, "M", 1908, 2)).toBeCloseTo(0.08);
});

test("before the first cohort and after the last, theirs is taken; past the last age nobody is left", () => {
  expect(survival(tables, "F", 1880, 2)).toBe(0.8);
  expect(survival(tables, "F", 2020, 2)).toBe(0.9);
  expect(survival(tables, "F", 1900, 3)).toBe(0);
});

test("the file's differences are the same tables", () => {
  expect(packLifeTables(tables).M[0]).toEqual([100_000, 20_000, 80_000]);
  expect(unpackLifeTables(packLifeTables(tables))).toEqual(tables);
});
