import { expect, test } from "vitest";
import { sievedPatterns } from "./pattern-sieve.ts";

const PATTERNS = Array.from({ length: 30 }, (_, place) => ({
  place,
  pattern: new RegExp(`(?<= |^)(?<word>w${place})(?= |$)`, "dg"),
}));

test("those that match are among those that may, in their order, and few others", () => {
  const mayMatch = sievedPatterns(PATTERNS);
  const found = mayMatch("a w21 and a w3").map(({ place }) => place);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found).toEqual(expect.arrayContaining([3, 21]));
  expect(found.length).toBeLessThanOrEqual(PATTERNS.length);
});
