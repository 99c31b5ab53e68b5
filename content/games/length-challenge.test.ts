import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entryOf } from "#tests/fixtures/name-facts.ts";
import { LENGTH_ITEMS } from "./length-challenge.ts";

const dictionary = new Map(
  readFileSync(new URL("../../data/cmudict/syllables.tsv", import.meta.url), "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([name = "", syllables = ""]) => [name.toLowerCase(), syllables] as const),
);

test.each(LENGTH_ITEMS)(
  "$name has $syllables, by the collection and by CMUdict",
  ({ name, syllables, say }) => {
    const entry = entryOf(name);
    expect([entry.syllables, entry.say]).toEqual([syllables, say]);
    expect(say.split("-")).toHaveLength(syllables);
    expect(dictionary.get(name.toLowerCase())).toBe(String(syllables));
  },
);

test("each class comes twice", () => {
  expect(LENGTH_ITEMS.map(({ syllables }) => syllables).toSorted((one, other) => one - other)).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4,
  ]);
});
