import { expect, test } from "vitest";
import { drawCurve } from "./draw-curve.ts";

const ages = [0, 12, 24];
const curve = {
  measure: "weight",
  lines: [
    { line: 3, values: [2, 8, 10] },
    { line: 97, values: [4, 12, 16] },
  ],
} as const;

test("a curve runs from birth at the left to 24 months at the right, heavier children above", () => {
  const { lines } = drawCurve({ ages }, curve);
  expect(lines).toEqual([
    {
      line: 3,
      points: [
        [0, 875],
        [500, 500],
        [1000, 375],
      ],
      endY: 375,
    },
    {
      line: 97,
      points: [
        [0, 750],
        [500, 250],
        [1000, 0],
      ],
      endY: 0,
    },
  ]);
});

test("there is a line for each month and each half step, and a figure at every third month and whole step", () => {
  const { across, up } = drawCurve({ ages }, curve);
  expect(across.length).toBe(25);
  expect(across.flatMap(({ label }) => label ?? [])).toEqual([
    "0",
    "3",
    "6",
    "9",
    "12",
    "15",
    "18",
    "21",
    "24",
  ]);
  expect(up.length).toBe(17);
  expect(up.flatMap(({ label }) => label ?? [])).toEqual(["0", "2", "4", "6", "8", "10", "12", "14", "16"]);
  expect([up[0]?.at, up.at(-1)?.at]).toEqual([1000, 0]);
});
