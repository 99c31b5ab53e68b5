import { expect, test } from "vitest";
import { entryOf, records } from "#tests/fixtures/name-facts.ts";
import { SCRAMBLE_ITEMS } from "./word-scramble.ts";

const sorted = (word: string) => word.toUpperCase().split("").toSorted().join("");

test.each(SCRAMBLE_ITEMS)("$original: the letters are all there, at least half of them moved", (item) => {
  const { original, scrambled } = item;
  expect(sorted(scrambled)).toBe(sorted(original));
  const moved = original.split("").filter((letter, place) => letter !== scrambled[place]).length;
  expect(moved * 2).toBeGreaterThanOrEqual(original.length);
});

test.each(SCRAMBLE_ITEMS)("$original: no other name with these letters was given to 500", ({ original }) => {
  const others = records.names.all().filter((name, record) => {
    const births = records.total(record, "F") + records.total(record, "M");
    return births >= 500 && name.length === original.length && sorted(name) === sorted(original);
  });
  expect(others.map((name) => name.toUpperCase())).toEqual([original]);
});

test.each(SCRAMBLE_ITEMS)(
  "$original: the hint is the collection's origin and meaning",
  ({ original, hint }) => {
    const { origin, meaning, certainty } = entryOf(original);
    expect(hint).toBe(`${origin}: ${meaning}.`);
    expect(certainty).toMatch(/^(settled|likely)$/);
  },
);
