import { expect, test } from "vitest";
import { browse, BROWSE_PAGE_SIZE } from "./browse.ts";
import { createShelf } from "./browse-shelf.ts";
import { curatedByHand } from "./curated-by-hand.ts";
import { NO_RULES, type NameRules } from "./name-rules.ts";
import { recordsByHand } from "./records-by-hand.ts";

// Six years, so that the last can be compared with the first. Of each sex 1,000 births more go to nobody here.
const steady = (first: number, last: number) => [first, 0, 0, 0, 0, last];
const records = recordsByHand(2020, 2025, {
  Ada: { F: steady(100, 300) },
  Bo: { M: steady(200, 200) },
  Jo: { F: steady(90, 500), M: steady(0, 6) },
  Maris: { F: steady(400, 100) },
  Others: { F: steady(1000, 1000), M: steady(1000, 1000) },
  Zoe: { F: steady(90, 80) },
});
const themes = [{ id: "water", label: "Water", words: ["sea"] }];
const shelf = createShelf(
  records,
  [
    curatedByHand({ name: "Zoë", origin: "Greek", syllables: 2 }),
    curatedByHand({
      name: "Maris",
      origin: "Latin",
      alsoFrom: ["Hebrew"],
      meaning: "of the sea",
      syllables: 2,
    }),
    curatedByHand({ name: "Bo", gender: "boy", origin: "Norse" }),
    curatedByHand({ name: "Jo", gender: "unisex", origin: "English" }),
    curatedByHand({ name: "Ada", origin: "Germanic", syllables: 2 }),
    curatedByHand({ name: "Ysolde", origin: "Germanic", syllables: 3 }),
  ],
  themes,
);
const asked = (rules: Partial<NameRules>) => browse(shelf, { ...NO_RULES, ...rules }, "popularity", 1);

test("names stand by the births of the last year, girls and boys together", () => {
  expect(asked({}).names).toEqual(["jo", "ada", "bo", "maris", "zoe", "ysolde"]);
});

test("names stand by the alphabet", () => {
  expect(browse(shelf, NO_RULES, "name", 1).names).toEqual(["ada", "bo", "jo", "maris", "ysolde", "zoe"]);
});

test("rising and falling compare shares over five years; names below 100 births in either year stand last", () => {
  expect(browse(shelf, NO_RULES, "rising", 1).names).toEqual(["ada", "bo", "maris", "jo", "zoe", "ysolde"]);
  expect(browse(shelf, NO_RULES, "falling", 1).names).toEqual(["maris", "bo", "ada", "jo", "zoe", "ysolde"]);
});

test("each choice counts the names it would bring: its own rule left out, the others applied", () => {
  const { total, counts } = asked({ gender: "girl", origins: ["Latin"] });
  expect(total).toBe(1);
  expect(Object.fromEntries(counts.gender)).toEqual({ all: 1, girl: 1 });
  expect(Object.fromEntries(counts.origins)).toEqual({ Greek: 1, Latin: 1, Hebrew: 1, Germanic: 2 });
  expect(Object.fromEntries(counts.starts)).toEqual({ m: 1 });
});

test("what a choice promises is what it brings", () => {
  const rules = { gender: "girl", syllables: [2] } as const;
  for (const [letter, count] of asked(rules).counts.starts) {
    expect(asked({ ...rules, starts: [letter] }).total, letter).toBe(count);
  }
  for (const [end, count] of asked(rules).counts.ends) {
    expect(asked({ ...rules, ends: [end] }).total, end).toBe(count);
  }
});

test("where nothing fits, it is known which rule to drop", () => {
  const { names, total, pages, without } = asked({ gender: "boy", themes: ["water"], notEnding: ["x"] });
  expect([names, total, pages]).toEqual([[], 0, 1]);
  expect(without).toMatchObject({ gender: 1, themes: 1, notEnding: 0, origins: 0 });
});

test("pages hold 48 names; one beyond the last is the last", () => {
  const letters = Array.from("abcdefghij");
  const hundred = letters.flatMap((a) => letters.map((b) => curatedByHand({ name: a + b })));
  const many = createShelf(records, hundred, themes);
  const lengths = [1, 2, 3, 99].map((page) => {
    const browsed = browse(many, NO_RULES, "name", page);
    return [browsed.page, browsed.names.length, browsed.pages];
  });
  expect(lengths).toEqual([
    [1, BROWSE_PAGE_SIZE, 3],
    [2, BROWSE_PAGE_SIZE, 3],
    [3, 4, 3],
    [3, 4, 3],
  ]);
});
