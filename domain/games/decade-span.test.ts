import { expect, test } from "vitest";
import { DECADE_RANGES, holdsDecade, yearsOf } from "./decade-span.ts";

test("the six ranges are the specification's, in its order", () => {
  expect(DECADE_RANGES.join(", ")).toBe(
    "1940s-1960s, 1970s-1980s, 1980s-1990s, 1990s-2000s, 2000s-2010s, 2000s-2020s",
  );
});

test("a range goes from its first year to the last of its last decade", () => {
  expect(DECADE_RANGES.map(yearsOf)).toEqual([
    { from: 1940, to: 1969 },
    { from: 1970, to: 1989 },
    { from: 1980, to: 1999 },
    { from: 1990, to: 2009 },
    { from: 2000, to: 2019 },
    { from: 2000, to: 2029 },
  ]);
  expect(yearsOf("1890s")).toEqual({ from: 1890, to: 1899 });
});

test("a decade lies within a range or not", () => {
  expect(holdsDecade("1940s-1960s", "1960s")).toBe(true);
  expect(holdsDecade("1940s-1960s", "1970s")).toBe(false);
  expect(holdsDecade("1940s-1960s", "1930s")).toBe(false);
});
