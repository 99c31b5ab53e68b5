import { expect, test } from "vitest";
import { against, atLeast, atMost, marked } from "./bar.ts";

test("a figure meets its bar, or misses it, and the bar is said as it is", () => {
  expect(against(0.7, atLeast(0.7, "", 2))).toBe("≥ 0.70: met");
  expect(against(0.69, atLeast(0.7, "", 2))).toBe("≥ 0.70: **missed**");
  expect(against(25, atMost(25, " ms"))).toBe("≤ 25 ms: met");
  expect(against(2999, atLeast(3000, "/s"))).toBe("≥ 3,000/s: **missed**");
});

test("in a column with its bar at the top, what misses it is bold", () => {
  expect(marked("1.21 s", 1.21, atMost(1.2))).toBe("**1.21 s**");
  expect(marked("1.20 s", 1.2, atMost(1.2))).toBe("1.20 s");
});

test("what could not be measured meets no bar", () => {
  expect(against(Number.NaN, atMost(1))).toBe("≤ 1: **missed**");
});
