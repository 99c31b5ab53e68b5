import { expect, test } from "vitest";
import type { ComparedFacts } from "#domain/compare/compare-book.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { HAZEL as CARD } from "#tests/support/hazel.ts";
import { factCells } from "./fact-cells.ts";

const HAZEL = { ...CARD, oneIn: null };
const FACTS: ComparedFacts = {
  commonness: {
    oneIn: { n: 254, of: "girls", year: 2025 },
    oneInBabies: 520,
    chanceInClass: 0.0451,
    chanceWord: "unlikely",
    movement: { direction: "falling", percent: -12.3, since: 2020 },
  },
  syllables: { count: 2, guessed: false },
  age: {
    asOf: 2025,
    living: 90_000,
    median: 9,
    born: 2016,
    half: [1970, 2021],
    most: [1943, 2024],
    twoGenerations: true,
  },
  girlShare: 0.9961,
};
const words = (facts: Partial<ComparedFacts>, summary: Partial<NameSummary> = {}) =>
  factCells({ ...FACTS, ...facts }, { ...HAZEL, ...summary }).map(({ words: cell, more }) =>
    more === null ? cell : `${cell} | ${more}`,
  );

test("each fact is a figure and what belongs to it", () => {
  expect(words({})).toEqual([
    "1 in 254 girls",
    "4.5% | unlikely",
    "−12.3% | falling",
    "9 | half born 1970–2021, two generations",
    "Girls, 99.6%",
    "English",
    "“the hazel tree”",
    "2",
  ]);
});

test("what is not on record is not told as nothing", () => {
  const commonness: ComparedFacts["commonness"] = {
    oneIn: null,
    oneInBabies: null,
    chanceInClass: null,
    chanceWord: "very unlikely",
    movement: { direction: "unpublished", percent: null, since: 2020 },
  };
  const summary = { origin: "Not recorded", meaning: "No reliable meaning recorded yet" };
  expect(
    words({ commonness, age: null, girlShare: null, syllables: { count: 3, guessed: true } }, summary),
  ).toEqual([
    "Fewer than 5, or none",
    "Very unlikely",
    "– | not listed in both years",
    "–",
    "Girls",
    "–",
    "–",
    "3 | by its letters",
  ]);
});

test("a name for both tells both parts; what is not quite all is never shown as all", () => {
  expect(words({ girlShare: 0.54 }, { gender: "unisex" })[4]).toBe("Girls 54%, boys 46%");
  expect(words({ girlShare: 0.99996 })[4]).toBe("Girls, 99.9%");
  expect(words({ girlShare: 0.0001 }, { gender: "boy" })[4]).toBe("Boys, 99.9%");
});
