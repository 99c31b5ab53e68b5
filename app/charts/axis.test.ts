import { expect, test } from "vitest";
import { countAxis, logAxis, plainRankAxis, rankAxis } from "./axis.ts";

test("ticks are round numbers, at most four above zero", () => {
  expect(countAxis(10_033).ticks).toEqual([0, 2500, 5000, 7500, 10_000]);
  expect(countAxis(99_689).ticks).toEqual([0, 25_000, 50_000, 75_000, 100_000]);
  expect(countAxis(260).ticks).toEqual([0, 100, 200]);
  expect(countAxis(31).ticks).toEqual([0, 10, 20, 30]);
});

test("small counts have whole ticks", () => {
  expect(countAxis(5).ticks).toEqual([0, 2, 4]);
  expect(countAxis(2.4).ticks).toEqual([0, 1, 2]);
  expect(countAxis(0).ticks).toEqual([0, 1]);
  expect(countAxis(9).ticks).toEqual([0, 2, 4, 6, 8]);
});

test.each([1, 5, 7, 12, 48, 99, 999, 1234, 54_321])("between two and five ticks up to %i", (highest) => {
  const { ticks, heightOf } = countAxis(highest);
  expect(ticks.length).toBeGreaterThanOrEqual(2);
  expect(ticks.length).toBeLessThanOrEqual(5);
  expect(ticks.every(Number.isInteger)).toBe(true);
  expect(heightOf(0)).toBe(0);
  expect(heightOf(highest)).toBeLessThan(1);
});

test("rank 1 stands at the top, and each tick is ten times the one above", () => {
  const { ticks, heightOf } = rankAxis(4386);
  expect(ticks).toEqual([1, 10, 100, 1000]);
  expect(heightOf(1)).toBe(1);
  expect(heightOf(10)).toBeGreaterThan(heightOf(100));
  expect(heightOf(4386)).toBeGreaterThan(0);
});

test("a name that was never below the tenth place still has two ticks", () => {
  expect(rankAxis(3).ticks).toEqual([1, 10]);
});

test("ranks on a plain scale have rank 1 at the top and even steps", () => {
  const { ticks, heightOf } = plainRankAxis(1800);
  expect(ticks).toEqual([1, 500, 1000, 1500]);
  expect(heightOf(1)).toBe(1);
  expect(heightOf(500) - heightOf(1000)).toBeCloseTo(heightOf(1000) - heightOf(1500));
  expect(heightOf(1800)).toBeGreaterThan(0);
});

test("on a logarithmic scale each tick is ten times the one below, from under the lowest value", () => {
  const { ticks, heightOf } = logAxis(2.6, 9000);
  expect(ticks).toEqual([1, 10, 100, 1000]);
  expect(heightOf(1)).toBe(0);
  expect(heightOf(100) - heightOf(10)).toBeCloseTo(heightOf(1000) - heightOf(100));
  expect(heightOf(9000)).toBeLessThan(1);
  expect(logAxis(5, 5).ticks).toEqual([1, 10]);
});
