import { expect, test } from "vitest";
import { WISHES } from "#content/search/wishes.ts";
import { RULE_PHRASES } from "#domain/names/plain/rule-phrases.ts";
import { createSieve, placesIn, sievedPatterns } from "./pattern-sieve.ts";

const PATTERNS = Array.from("abcdefghijklmnopqrstuvwxyz", (letter) => ({
  letter,
  pattern: new RegExp(`(?<= |^)(?<word>so${letter}o)(?= |$)`, "dg"),
}));

test("those that match are among those that may, in their order, and few others", () => {
  const mayBe = sievedPatterns(PATTERNS);
  const found = mayBe("a sovo and a soco").map(({ letter }) => letter);
  expect(found).toEqual(["c", "v"]);
});

test("of a text without any there are none", () => {
  expect(sievedPatterns(PATTERNS)("sa, suvo")).toEqual([]);
});

test.for<[source: string, flags: string, text: string]>([
  ["girls?", "", "a girl"],
  ["girls?", "i", "GIRL"],
  ["[ſs]ki", "iu", "\u017F\u212Ai"],
  ["\\bor\\b", "", "x or y"],
  ["no\\s+more", "", "no \t more"],
  ["don[’']?t", "u", "don’t"],
  ["(?:a|the)? ?(?:big|small)?dog", "", "dog"],
  ["20\\d\\d", "", "in 2031"],
  ["[1-9]0s", "", "60s"],
  ["a{2}b|c+d", "", "ccd"],
  ["(?<=old )\\p{L}+(?= names)", "u", "old é names"],
  ["(?!not)[^x]y", "", "zy"],
  ["zo[eë]", "", "zoë"],
  ["\\*ella|_{2}", "", "__"],
])("a sieve lets %s with the flags %s through where it matches", ([source, flags, text]) => {
  const pattern = new RegExp(source, flags);
  expect(text).toMatch(pattern);
  expect(placesIn(createSieve([pattern])(text))).toEqual([0]);
});

test("whatever a phrase finds in the exam its sieve lets through, and few others", () => {
  const patterns = Object.values(RULE_PHRASES)
    .flat()
    .map(({ pattern }) => pattern);
  const sift = createSieve(patterns);
  let [found, through, asked] = [0, 0, 0];
  for (const { query } of Object.values(WISHES).flat()) {
    const may = new Set(placesIn(sift(query)));
    through += may.size;
    for (const [place, pattern] of patterns.entries()) {
      const anywhere = new RegExp(pattern.source, pattern.flags.replace("y", ""));
      asked += 1;
      if (!anywhere.test(query)) continue;
      found += 1;
      expect(may.has(place), `${query}: ${pattern.source}`).toBe(true);
    }
  }
  expect(found).toBeGreaterThan(300);
  expect(through).toBeLessThan(asked / 6);
});
