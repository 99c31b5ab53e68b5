import { expect, test } from "vitest";
import { dayWords, monthWords } from "./day-words.ts";

test("a day is written as Americans write it", () => {
  expect(monthWords("2025-07-05")).toBe("July 2025");
  expect(dayWords("2026-11-05")).toBe("November 5, 2026");
});
