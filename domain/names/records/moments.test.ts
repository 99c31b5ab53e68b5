import { expect, test } from "vitest";
import { lowPlace, momentOf, peakPlace } from "./moments.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";

const valley = Float64Array.from([...years(5, 20), ...years(5, 8), 4, ...years(5, 8), ...years(5, 18)]);

test("the peak is the highest share, the earliest of equals", () => {
  expect(peakPlace(Float64Array.of(1, 7, 3, 7))).toBe(1);
  expect(peakPlace(valley)).toBe(0);
});

test("the low is the lowest year of a valley", () => {
  expect(lowPlace(valley, 0)).toBe(10);
});

test("a curve that only falls has no low, nor has one still at its peak", () => {
  expect(lowPlace(Float64Array.of(9, 8, 7, 5, 3, 2, 1), 0)).toBeNull();
  expect(lowPlace(Float64Array.of(1, 2, 3, 5, 8), 4)).toBeNull();
});

test("a dip of less than half is no valley", () => {
  const dip = Float64Array.from([...years(5, 20), ...years(5, 12), ...years(5, 19)]);
  expect(lowPlace(dip, 0)).toBeNull();
});

test("a single bad year is no valley", () => {
  expect(lowPlace(Float64Array.from([...years(6, 11), 5, ...years(6, 10)]), 0)).toBeNull();
});

test("with an unpublished year after the peak nobody knows the low", () => {
  expect(lowPlace(valley.with(9, 0), 0)).toBeNull();
});

test("a moment tells the year, births, rank and 1 in how many; an unpublished year tells nothing", () => {
  const records = recordsByHand(2000, 2001, { Ann: { F: [20] }, Bea: { F: [50, 5] }, Cleo: { F: [30, 5] } });
  expect(momentOf(records, 0, "F", 2000)).toEqual({ year: 2000, births: 20, rank: 3, oneIn: 5 });
  expect(momentOf(records, 0, "F", 2001)).toBeNull();
});
