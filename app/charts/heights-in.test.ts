import { expect, test } from "vitest";
import { curvePaths } from "#domain/charts/curve-path.ts";
import { heightsIn } from "./heights-in.ts";

test("what was drawn is read back: runs, years that stand alone, and gaps", () => {
  const paths = curvePaths([null, 0.5, 1, 0.25, null, null, 0.1, null, 0, 0, 0.999]);
  expect([...heightsIn(paths)].toSorted(([one], [other]) => one - other)).toEqual([
    [1, 500],
    [2, 0],
    [3, 750],
    [6, 900],
    [8, 1000],
    [9, 1000],
    [10, 1],
  ]);
});

test("an empty curve has no heights", () => {
  expect(heightsIn(curvePaths([null, null])).size).toBe(0);
});
