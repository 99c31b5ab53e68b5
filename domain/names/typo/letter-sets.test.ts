import { expect, test } from "vitest";
import { lettersOf } from "#domain/names/search/search-table.ts";
import { letterSet, slipsBetween } from "./letter-sets.ts";
import { distanceFrom } from "./typo-distance.ts";

const WORDS =
  "name names mane nmae naem same shame sibling siblnig syllable sylable rhyme a b ab ba abc".split(" ");

test("letters never tell of more slips than there are, and often of as many", () => {
  for (const one of WORDS) {
    const distance = distanceFrom(lettersOf(one));
    for (const other of WORDS) {
      const letters = lettersOf(other);
      const least = slipsBetween(letterSet(one), letterSet(other));
      expect(least, `${one}, ${other}`).toBeLessThanOrEqual(distance(letters, 0, letters.length));
    }
  }
  expect(slipsBetween(letterSet("sibling"), letterSet("rhyme"))).toBe(6);
});
