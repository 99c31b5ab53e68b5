import { expect, test } from "vitest";
import type { MilestoneItem } from "./item.ts";
import { isGreatGuess, MILESTONE, monthsText, readMonths } from "./milestone-points.ts";

const STEPS: MilestoneItem = {
  milestone: "First steps",
  correctAge: 12,
  unit: "months",
  range: "9-18 months",
  explanation: "",
  source: "",
};

test.each([
  ["12", 10, true],
  ["11", 5, true],
  ["13", 5, true],
  ["10", 2, false],
  ["14", 2, false],
  ["9", 0, false],
  ["15", 0, false],
  ["0", 0, false],
  ["-12", 0, false],
])("a guess of %s months brings %i points, great: %s", (guess, points, great) => {
  expect(MILESTONE.points(STEPS, guess)).toBe(points);
  expect(isGreatGuess(STEPS, guess)).toBe(great);
});

test("a guess is read as a whole number, as a number field gives it", () => {
  expect(readMonths("12.9")).toBe(12);
  expect(readMonths(" 7 ")).toBe(7);
  expect(readMonths("")).toBeNull();
  expect(readMonths("soon")).toBeNull();
  expect(MILESTONE.points(STEPS, "12.9")).toBe(10);
  expect(MILESTONE.points(STEPS, "soon")).toBe(0);
});

test("months in words", () => {
  expect([monthsText(1), monthsText(12), MILESTONE.answer(STEPS)]).toEqual([
    "1 month",
    "12 months",
    "12 months",
  ]);
});
