import { expect, test } from "vitest";
import { peakYear, type YearCurve, yearInWords } from "./year-curve.ts";

const CURVE: YearCurve = {
  id: "maya",
  name: "Maya",
  of: "girls",
  firstYear: 2000,
  perMillion: [0, 13.8, 2652.5, 2652.5],
};

test("a year says one in how many, and which was the peak", () => {
  expect(peakYear(CURVE)).toBe(2002);
  expect(yearInWords(CURVE, 2001, 5)).toBe("1 in 72,464 girls");
  expect(yearInWords(CURVE, 2002, 5)).toBe("1 in 377 girls, its peak");
  expect(yearInWords(CURVE, 2003, 5)).toBe("1 in 377 girls");
});

test("what is unpublished, or beyond the records, is fewer than five, or none", () => {
  expect(yearInWords(CURVE, 2000, 5)).toBe("Fewer than 5, or none");
  expect(yearInWords(CURVE, 2099, 5)).toBe("Fewer than 5, or none");
});
