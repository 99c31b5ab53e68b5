import { expect, test } from "vitest";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { movingNames, yearlyGrowth } from "./moving-names.ts";

const FILLER = { F: years(6, 1_000_000) };
const records = recordsByHand(2020, 2025, {
  Filler: FILLER,
  Doubling: { F: [0, 20, 40, 80, 160, 320] },
  Rising: { F: [0, 200, 220, 242, 266, 293] },
  Few: { F: [0, 10, 20, 40, 80, 160] },
  Gap: { F: [0, 20, 40, 0, 160, 320] },
  Steady: { F: years(6, 500) },
  Halving: { F: [0, 320, 160, 80, 40, 20] },
  Slow: { F: [0, 300, 290, 280, 270, 260] },
});

test("risers are given 200 times in the last year, and rise by more than 8 % a year, fastest first", () => {
  const { from, to, rows } = movingNames(records, "F", "rising");
  expect([from, to]).toEqual([2021, 2025]);
  expect(rows.map(({ name, first, last }) => [name, first, last])).toEqual([
    ["Doubling", 20, 320],
    ["Rising", 200, 293],
  ]);
  expect(rows[0]?.percent).toBeCloseTo(100, 0);
});

test("fallers were given 200 times in the first year", () => {
  const { rows } = movingNames(records, "F", "falling");
  expect(rows.map(({ name }) => name)).toEqual(["Halving"]);
  expect(rows[0]?.percent).toBeCloseTo(-50, 0);
});

test("the growth is that of the line through the logarithms, not of the two ends", () => {
  expect(yearlyGrowth([1, 2, 4, 8, 16])).toBeCloseTo(1);
  expect(yearlyGrowth([1, 1.08, 1.08 ** 2, 1.08 ** 3, 1.08 ** 4])).toBeCloseTo(0.08);
  expect(yearlyGrowth([1, 4, 4, 4, 1])).toBeCloseTo(0);
});

test("an unpublished year leaves the growth unknown", () => {
  expect(yearlyGrowth([1, 2, 0, 8, 16])).toBeNull();
});
