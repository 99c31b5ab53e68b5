import { expect, test } from "vitest";
import { hillOf, ridgeOf } from "./hill.ts";

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
