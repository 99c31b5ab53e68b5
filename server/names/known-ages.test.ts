import { expect, test } from "vitest";
import { likelyAge } from "#domain/compare/likely-age.ts";
import { LEAST_LIVING, LISTED_NAMES, namesByAge } from "#domain/names/age/names-by-age.ts";
import { chanceOfAnother } from "#domain/names/records/commonness.ts";
import { ROOT } from "#server/root.ts";
import { readLifeTables } from "./read-life-tables.ts";
import { records } from "#tests/fixtures/name-facts.ts";

const tables = readLifeTables(new URL("data/life-tables/", ROOT));
const age = (name: string) => likelyAge(records, records.indexOf(name), tables, 2023, "babies");

/** Medians of the product notes, feature 13, for the end of 2023: year of birth. */
const MEDIANS = {
  Brittany: 1990,
  Jennifer: 1979,
  Gary: 1958,
  Gertrude: 1945,
  Wilma: 1947,
  Emma: 2008,
  Zoe: 2010,
  Liam: 2016,
  Violet: 2015,
  Joseph: 1981,
} as const;

test.each(Object.entries(MEDIANS))("the median bearer of %s was born about %i", (name, born) => {
  expect(Math.abs((age(name)?.born ?? 0) - born)).toBeLessThanOrEqual(1);
});

test("the middle halves are those of the notes, within a year", () => {
  const halves = { Brittany: [1988, 1994], Jennifer: [1973, 1985], Gary: [1951, 1968], Emma: [2001, 2015] };
  for (const [name, [from = 0, to = 0]] of Object.entries(halves)) {
    const [low = 0, high = 0] = age(name)?.half ?? [];
    expect(Math.abs(low - from)).toBeLessThanOrEqual(1);
    expect(Math.abs(high - to)).toBeLessThanOrEqual(1);
  }
});

test("two generations bear Violet, Hazel and Eleanor, but not Brittany, Jennifer, Gary, Emma, Liam or Joseph", () => {
  for (const name of ["Violet", "Hazel", "Eleanor"])
    expect([name, age(name)?.twoGenerations]).toEqual([name, true]);
  for (const name of ["Brittany", "Jennifer", "Gary", "Emma", "Liam", "Joseph"])
    expect([name, age(name)?.twoGenerations]).toEqual([name, false]);
});

/** Medians that reviewers of the site know by heart, for the end of 2025. */
test.each([
  ["Brittany", 34],
  ["Gary", 67],
  ["Gertrude", 79],
  ["Emma", 16],
])("at the end of 2025 the median %s is about %i", (name, median) => {
  const found = likelyAge(records, records.indexOf(name), tables, 2025, "babies");
  expect(Math.abs((found?.median ?? 0) - median)).toBeLessThanOrEqual(1);
});

test("the youngest and the oldest names, with enough who bear them, in order", () => {
  const ages = namesByAge(records, tables, (id) => id);
  for (const { youngest, oldest } of [ages.F, ages.M]) {
    for (const list of [youngest, oldest]) {
      expect(list).toHaveLength(LISTED_NAMES);
      for (const { living } of list) expect(living).toBeGreaterThanOrEqual(LEAST_LIVING);
    }
    const medians = [youngest, oldest.toReversed()].map((list) => list.map(({ median }) => median));
    for (const list of medians) expect(list).toEqual(list.toSorted((one, other) => one - other));
  }
  expect(ages.F.oldest.map(({ id }) => id)).toContain("gertrude");
  expect(ages.M.oldest.map(({ id }) => id)).toContain("gary");
  expect(ages.F.youngest.map(({ id }) => id)).not.toContain("emma");
});

test("a name on no record has no age", () => {
  expect(likelyAge(records, -1, tables, 2023, "babies")).toBeNull();
});

test("the chances in a class of 25 are those of the notes, feature 2, for 2023", () => {
  const all = records.listed("F", 2023) + records.listed("M", 2023);
  const percent = (name: string) => {
    const record = records.indexOf(name);
    const births = records.countIn(record, "F", 2023) + records.countIn(record, "M", 2023);
    return 100 * chanceOfAnother(births / all);
  };
  expect(Math.abs(percent("Olivia") - 10.5)).toBeLessThanOrEqual(0.1);
  expect(Math.abs(percent("Liam") - 14.1)).toBeLessThanOrEqual(0.1);
  expect(Math.abs(percent("Eleanor") - 4.8)).toBeLessThanOrEqual(0.1);
  expect(Math.abs(percent("Imogen") - 0.1)).toBeLessThanOrEqual(0.1);
});
