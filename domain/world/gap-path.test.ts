import { expect, test } from "vitest";
import { gapPath } from "./gap-path.ts";

const BOX = { span: 4, top: 10, width: 40, height: 20 };

test("years in a row are joined; the highest value is at the upper edge, none at the lower", () => {
  expect(
    gapPath(
      [
        { at: 0, value: 10 },
        { at: 1, value: 5 },
        { at: 2, value: 0 },
      ],
      BOX,
    ),
  ).toBe("M0 0l10 10l10 10");
});

test("a missing year is a gap, and a year alone is a dot", () => {
  const points = [
    { at: 0, value: 5 },
    { at: 1, value: 10 },
    { at: 3, value: 5 },
  ];
  expect(gapPath(points, BOX)).toBe("M0 10l10-10M30 10h0");
  expect(gapPath([], BOX)).toBe("");
});
