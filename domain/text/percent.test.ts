import { expect, test } from "vitest";
import { percentWords } from "./percent.ts";

test("one decimal", () => {
  expect(percentWords(0.9961)).toBe("99.6%");
  expect(percentWords(0.5)).toBe("50.0%");
});

test("all and nothing are said only of all and nothing", () => {
  expect(percentWords(1)).toBe("100%");
  expect(percentWords(0)).toBe("0%");
  expect(percentWords(0.9999)).toBe("over 99.9%");
  expect(percentWords(0.0001)).toBe("under 0.1%");
});
