import { expect, test } from "vitest";
import { records } from "#tests/fixtures/name-facts.ts";
import { SOUND_FAMILIES } from "./sound-families.ts";

const births = (spelling: string) => records.recentBirths[records.indexOf(spelling)] ?? 0;
const all = SOUND_FAMILIES.flat();

test("every spelling is on SSA's records and stands in one family, which has at least two", () => {
  expect(all.filter((spelling) => records.indexOf(spelling) === -1)).toEqual([]);
  expect(all.filter((spelling, at) => all.indexOf(spelling) !== at)).toEqual([]);
  expect(SOUND_FAMILIES.filter((family) => family.length < 2)).toEqual([]);
});

test("each family holds one of the 2,000 names most given in ten years, and the most given spelling comes first", () => {
  const least = [...records.recentBirths].toSorted((one, other) => other - one)[1999] ?? 0;
  for (const family of SOUND_FAMILIES) {
    const most = Math.max(...family.map(births));
    expect(most, family.join(" ")).toBeGreaterThanOrEqual(least);
    expect(births(family[0] ?? ""), family.join(" ")).toBe(most);
  }
});

test.each([
  ["Sophia", "Sofia"],
  ["Jackson", "Jaxson"],
  ["Mateo", "Matteo"],
  ["Shawn", "Sean"],
])("%s and %s are said the same", (one, other) => {
  expect(SOUND_FAMILIES.some((family) => family.includes(one) && family.includes(other))).toBe(true);
});

test.each([
  ["Michael", "Michaela"],
  ["Mary", "Maria"],
  ["Ava", "Eva"],
  ["Mia", "Maya"],
])("%s and %s are not", (one, other) => {
  expect(SOUND_FAMILIES.some((family) => family.includes(one) && family.includes(other))).toBe(false);
});
