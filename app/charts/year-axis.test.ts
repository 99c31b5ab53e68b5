import { expect, test } from "vitest";
import { percentAt, yearLabels } from "./year-axis.ts";

const years = (step: number, last = 2025) => yearLabels(1880, last, step).map(({ year }) => year);

test("the first and the last year are always written, round ones between", () => {
  expect(years(20)).toEqual([1880, 1900, 1920, 1940, 1960, 1980, 2000, 2025]);
  expect(years(40)).toEqual([1880, 1920, 1960, 2025]);
});

test("a round year too near to the last one gives way", () => {
  expect(years(20, 2031)).toEqual([1880, 1900, 1920, 1940, 1960, 1980, 2000, 2031]);
});

test("the outer years do not stick out of the plot", () => {
  const labels = yearLabels(1880, 2025, 50);
  expect(labels.at(0)).toEqual({ year: 1880, x: 0, anchor: "start" });
  expect(labels.at(-1)).toEqual({ year: 2025, x: 100, anchor: "end" });
});

test("a year's place is told in percent", () => {
  expect(percentAt(1937, 1880, 2025)).toBe(39.31);
});
