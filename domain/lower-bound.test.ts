import { expect, test } from "vitest";
import { lowerBound } from "./lower-bound.ts";

test("the first place that is not below, within the part that is looked at", () => {
  const list = [1, 3, 3, 7];
  const placeOf = (wanted: number, start = 0, end = list.length) =>
    lowerBound(start, end, (place) => (list[place] ?? 0) < wanted);
  expect([0, 1, 2, 3, 4, 7, 8].map((wanted) => placeOf(wanted))).toEqual([0, 0, 1, 1, 3, 3, 4]);
  expect([placeOf(3, 2, 4), placeOf(9, 1, 3), placeOf(1, 2, 2)]).toEqual([2, 3, 2]);
});
