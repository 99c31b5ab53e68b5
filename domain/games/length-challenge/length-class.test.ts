import { expect, test } from "vitest";
import { lengthClassOf } from "./length-class.ts";

test.each([
  [1, "Very Short (1 syllable)"],
  [2, "Short (2 syllables)"],
  [3, "Medium (3 syllables)"],
  [4, "Long (4+ syllables)"],
  [5, "Long (4+ syllables)"],
  [7, "Long (4+ syllables)"],
])("%i syllables are %s", (syllables, name) => {
  expect(lengthClassOf(syllables)).toBe(name);
});
