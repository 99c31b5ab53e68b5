import { expect, test } from "vitest";
import { lineStyles } from "./line-style.ts";

const shapes = (counted: Parameters<typeof lineStyles>[0]) =>
  lineStyles(counted).map(({ stroke, hollow }) => `${stroke}${hollow ? "o" : ""}`);

test("the first girls' name has the girls' line, the first boys' name the boys'", () => {
  expect(lineStyles(["boys", "girls", "girls"])).toEqual([
    { stroke: 1, hollow: false, color: "boy" },
    { stroke: 0, hollow: false, color: "girl" },
    { stroke: 2, hollow: false, color: "ink" },
  ]);
});

test("no two of eight lines have stroke and end mark in common, whoever they are for", () => {
  for (const of of ["girls", "boys", "babies"] as const) {
    const counted = Array.from({ length: 8 }, () => of);
    expect(new Set(shapes(counted)).size).toBe(8);
    expect(new Set(shapes(["girls", "boys", ...counted.slice(2)])).size).toBe(8);
  }
});
