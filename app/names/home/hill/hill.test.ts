import { expect, test } from "vitest";
import { flagAt, heightsOf, heightsOfRidge, hillOf, namedHill, ridgeOf, ridgeThrough } from "./hill.ts";

test("the ridge goes from edge to edge, the highest mean at the top and none at the floor", () => {
  expect(ridgeOf([0, 0, 0, 0, 0, 9, 9, 9, 9, 9, 9])).toBe(
    "M0 231L144 231L288 231L432 188.4L576 145.8L720 103.2L864 60.6L1008 18L1152 18L1296 18L1440 18",
  );
});

test("a curve without births lies on the floor", () => {
  expect(ridgeOf([0, 0, 0])).toBe("M0 231L720 231L1440 231");
});

test("a spelling on no record has no hill", () => {
  expect(hillOf(undefined)).toBeNull();
});

const MAYA = {
  id: "maya",
  name: "Maya",
  of: "girls",
  firstYear: 2000,
  perMillion: [0, 500, 1000, 250, 0],
} as const;

test("the hill of a name goes through every year as it is, with its peak in words", () => {
  expect(namedHill(MAYA)).toEqual({
    id: "maya",
    name: "Maya",
    ridge: "M0 231L360 124.5L720 18L1080 177.8L1440 231",
    flag: {
      left: 50,
      top: 7.5,
      title: "Maya, 2002",
      words: "1 in 1,000 girls, its peak",
      isLeft: false,
      gap: 14,
      baseline: 13.6,
    },
  });
});

test("a year is read where it is", () => {
  expect(flagAt(MAYA, 2004)).toEqual({
    left: 100,
    top: 96.3,
    title: "Maya, 2004",
    words: "Fewer than 5, or none",
    isLeft: true,
    gap: 14,
    baseline: 73.9,
  });
});

test("a ridge is read back to the heights it goes through", () => {
  const heights = heightsOf([4, 1, 0]);
  expect(heightsOfRidge(ridgeThrough(heights)).map(Math.round)).toEqual(heights.map(Math.round));
});
