import { expect, test } from "vitest";
import {
  addThoseIn,
  allNames,
  countIn,
  countInBoth,
  isIn,
  keepThoseIn,
  noNames,
  putIn,
  wordsWithNames,
} from "./name-set.ts";

const SIZE = 100;
const setOf = (places: readonly number[]) => {
  const set = noNames(SIZE);
  for (const place of places) putIn(set, place);
  return set;
};
const placesIn = (set: Uint32Array) =>
  Array.from({ length: 128 }, (_, place) => place).filter((place) => isIn(set, place));

test("a set holds what was put in, at the edges of its words too", () => {
  const places = [0, 1, 31, 32, 63, 64, 95, 96, 99];
  expect(placesIn(setOf(places))).toEqual(places);
  expect(placesIn(noNames(SIZE))).toEqual([]);
});

test("all names are so many, and no more", () => {
  for (const size of [1, 31, 32, 33, 64, 100]) {
    expect(placesIn(allNames(size))).toHaveLength(size);
    expect(countIn(allNames(size))).toBe(size);
  }
});

test("sets are joined, and those in both are counted", () => {
  const even = setOf(Array.from({ length: 50 }, (_, half) => half * 2));
  const thirds = setOf(Array.from({ length: 34 }, (_, third) => third * 3));
  for (const one of [even, thirds]) expect(countInBoth(even, thirds, wordsWithNames(one))).toBe(17);
  const few = setOf([40, 90, 99]);
  expect([...wordsWithNames(few)]).toEqual([1, 2, 3]);
  expect(countInBoth(few, thirds, wordsWithNames(few))).toBe(2);
  const both = even.slice();
  keepThoseIn(both, thirds);
  expect(placesIn(both)).toEqual(Array.from({ length: 17 }, (_, sixth) => sixth * 6));
  addThoseIn(both, even);
  expect(placesIn(both)).toEqual(placesIn(even));
});
