import { expect, test } from "vitest";
import { countWords, readTime } from "./read-time.ts";

test("words are runs of letters and figures", () => {
  expect(countWords("A child’s 20-year policy costs $1,200 – or not.")).toBe(8);
  expect(countWords("")).toBe(0);
});

test("the time is a whole number of minutes, at least one", () => {
  expect(readTime("")).toBe("1 min read");
  expect(readTime("word ".repeat(230))).toBe("1 min read");
  expect(readTime("word ".repeat(231))).toBe("2 min read");
});
