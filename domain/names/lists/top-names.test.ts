import { expect, test } from "vitest";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { topNames } from "./top-names.ts";

const records = recordsByHand(2024, 2025, {
  Ada: { F: [40, 60] },
  Bea: { F: [50, 30] },
  Cleo: { F: [0, 30] },
  Dan: { M: [90, 80] },
});

test("names stand by rank, ties by the alphabet, with their change since the year before", () => {
  expect(topNames(records, "F", 2025)).toEqual([
    { id: "ada", name: "Ada", rank: 1, births: 60, oneIn: 2, change: 1 },
    { id: "bea", name: "Bea", rank: 2, births: 30, oneIn: 4, change: -1 },
    { id: "cleo", name: "Cleo", rank: 3, births: 30, oneIn: 4, change: null },
  ]);
});

test("in the first year of the records nothing can have changed", () => {
  expect(topNames(records, "F", 2024).map(({ change }) => change)).toEqual([null, null]);
});

test("a year outside the records has no names", () => {
  expect(topNames(records, "F", 1879)).toEqual([]);
  expect(topNames(records, "M", 2026)).toEqual([]);
});
