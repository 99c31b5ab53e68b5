import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { withFamilies } from "#domain/names/sound/sound-family.ts";
import type { RequestedName, CompareMeasure } from "./compare-request.ts";
import { createCompareBook } from "./create-compare-book.ts";

const records = recordsByHand(2023, 2025, {
  Ada: { F: [50, 0, 30] },
  Jo: { F: [20, 20, 20], M: [20, 20, 30] },
  Sofia: { F: [30, 30, 20] },
  Sophia: { F: [0, 50, 30] },
  Tom: { M: [80, 80, 70] },
});
const entries = [curatedByHand({ name: "Ada", syllables: 2 }), curatedByHand({ name: "Tom", gender: "boy" })];
const book = createCompareBook({
  families: withFamilies(records, [["Sofia", "Sophia"]]),
  entryOf: (id) => entries.find(({ name }) => name.toLowerCase() === id),
  lifeTables: {
    firstCohort: 2020,
    step: 10,
    alive: { F: [[100_000, 99_000, 98_000]], M: [[100_000, 99_000, 98_000]] },
  },
});
const SPAN = { from: 2023, to: 2025 };
const line = (
  id: string,
  measure: CompareMeasure,
  { family = false, among = null }: Partial<RequestedName> = {},
) => book.line({ id, family, among }, measure, SPAN);
const facts = (id: string, { family = false, among = null }: Partial<RequestedName> = {}) =>
  book.facts({ id, family, among });

test("a girls' name is counted among girls; an unpublished year is a gap", () => {
  expect(line("ada", "million")).toEqual({
    values: [500_000, null, 300_000],
    last: { year: 2025, births: 30, oneIn: 3 },
    of: "girls",
    rankedAmong: "girls",
    forBoth: false,
  });
});

test("a name for both is counted among all babies, and ranked where it is given more", () => {
  expect(line("jo", "births")).toMatchObject({
    values: [40, 40, 50],
    of: "babies",
    rankedAmong: "boys",
    forBoth: true,
  });
  expect(line("jo", "rank").values).toEqual([2, 2, 2]);
});

test("one sex of a name is counted, ranked and aged by itself", () => {
  expect(line("jo", "births", { among: "girls" })).toMatchObject({
    values: [20, 20, 20],
    last: { births: 20, oneIn: 5 },
    of: "girls",
    rankedAmong: "girls",
  });
  expect(line("jo", "births", { among: "boys" })).toMatchObject({ values: [20, 20, 30], of: "boys" });
  expect(line("jo", "rank", { among: "girls" }).values).toEqual([3, 3, 3]);
  expect(facts("jo", { among: "girls" })).toMatchObject({
    commonness: { oneIn: { n: 5, of: "girls" } },
    age: { median: 1 },
    girlShare: 0.4615,
  });
  expect(facts("jo", { among: "boys" }).commonness.oneIn).toMatchObject({ n: 3, of: "boys" });
});

test("a sex to which a name was never given has no figures, and nobody of an age", () => {
  expect(line("ada", "births", { among: "boys" })).toMatchObject({ values: [null, null, null], last: null });
  expect(line("ada", "rank", { among: "boys" })).toMatchObject({
    values: [null, null, null],
    rankedAmong: "boys",
  });
  expect(facts("ada", { among: "boys" })).toMatchObject({ commonness: { oneIn: null }, age: null });
});

test("a sound family is the sum of its spellings and has no rank", () => {
  expect(line("sophia", "births", { family: true }).values).toEqual([30, 80, 50]);
  expect(line("sophia", "rank", { family: true }).values).toEqual([null, null, null]);
  expect(book.familyOf("sofia")).toMatchObject({ spellings: ["Sofia", "Sophia"] });
  expect(book.familyOf("tom")).toBeUndefined();
});

test("facts are of the last year; syllables that nobody has counted are marked as a guess", () => {
  expect(facts("ada")).toMatchObject({
    commonness: { oneIn: { n: 3, of: "girls", year: 2025 } },
    syllables: { count: 2, guessed: false },
    age: { asOf: 2025, median: 2 },
  });
  expect(facts("sofia", { family: true }).syllables).toEqual({ count: 3, guessed: true });
});
