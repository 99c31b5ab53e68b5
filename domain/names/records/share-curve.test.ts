import { expect, test } from "vitest";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { centredMean, decadeOf, peakDecade, perMillion, shareCurve } from "./share-curve.ts";

test("a share is births over all births listed for that sex in that year, and 0 where unpublished", () => {
  const records = recordsByHand(2000, 2002, { Ann: { F: [25, 0, 50], M: [10] }, Bea: { F: [75, 100, 50] } });
  expect([...shareCurve(records, 0, "F")]).toEqual([0.25, 0, 0.5]);
  expect([...shareCurve(records, 0, "M")]).toEqual([1, 0, 0]);
});

test("shares are printed per million, to one decimal", () => {
  expect(perMillion(Float64Array.of(6318 / 1_607_267, 0, 1))).toEqual([3930.9, 0, 1_000_000]);
});

test("the centred mean takes five years, and fewer at the ends", () => {
  expect([...centredMean(Float64Array.of(10, 0, 5, 0, 0, 20))]).toEqual([5, 3.75, 3, 5, 6.25, 20 / 3]);
});

test("the mean of nothing published is nothing", () => {
  expect([...centredMean(new Float64Array(4))]).toEqual([0, 0, 0, 0]);
});

test("the peak decade is the one with the highest mean share, not the one with the highest year", () => {
  const spike = [...years(9, 1), 50];
  expect(peakDecade(Float64Array.from([...spike, ...years(10, 8)]), 1990)).toBe(2000);
});

test("a decade covered in part counts by its years so far", () => {
  expect(peakDecade(Float64Array.from([...years(10, 3), 9, 9]), 2010)).toBe(2020);
  expect(peakDecade(Float64Array.from([9, 9, ...years(10, 3)]), 1998)).toBe(1990);
});

test("a year belongs to the decade it begins with", () => {
  expect([1880, 1889, 1999, 2025].map(decadeOf)).toEqual([1880, 1880, 1990, 2020]);
});
