import { expect, test } from "vitest";
import { holdsDecade, yearsOf } from "./decade-span.ts";

test("a range goes from its first year to the last of its last decade", () => {
  expect(["1940s-1960s", "1970s-1980s", "2000s-2020s"].map(yearsOf)).toEqual([
    { from: 1940, to: 1969 },
    { from: 1970, to: 1989 },
    { from: 2000, to: 2029 },
  ]);
  expect(yearsOf("1890s")).toEqual({ from: 1890, to: 1899 });
});

test("a decade lies within a range or not", () => {
  expect(holdsDecade("1940s-1960s", "1960s")).toBe(true);
  expect(holdsDecade("1940s-1960s", "1970s")).toBe(false);
  expect(holdsDecade("1940s-1960s", "1930s")).toBe(false);
});
