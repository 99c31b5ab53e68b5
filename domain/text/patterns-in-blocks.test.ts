import { expect, test } from "vitest";
import { patternsInBlocks } from "./patterns-in-blocks.ts";

const PATTERNS = Array.from({ length: 30 }, (_, place) => ({
  place,
  pattern: new RegExp(`(?<= |^)(?<word>w${place})(?= |$)`, "dg"),
}));

test("those that match are among those that may, in their order, and few others", () => {
  const mayMatch = patternsInBlocks(PATTERNS);
  const found = mayMatch("a w21 and a w3").map(({ place }) => place);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found).toEqual(expect.arrayContaining([3, 21]));
  expect(found.length).toBeLessThan(PATTERNS.length);
});

test("of a text without any there are none", () => {
  expect(patternsInBlocks(PATTERNS)("w99 w100")).toEqual([]);
});

test("a block reads letters as its patterns do", () => {
  const letters = patternsInBlocks([{ pattern: /^\p{Lu}oë$/u }]);
  expect([letters("Zoë").length, letters("zoë").length]).toEqual([1, 0]);
});
