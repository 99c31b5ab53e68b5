import { expect, test } from "vitest";
import { browse, BROWSE_PAGE_SIZE } from "./browse.ts";
import { createShelf } from "./browse-shelf.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { NO_RULES, type NameRules } from "./name-rules.ts";
import type { ReviewedTheme } from "#domain/names/entry/theme.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";

const records = recordsByHand(2025, 2025, {
  Ada: { F: [300] },
  Bo: { M: [200] },
  Jo: { F: [500], M: [6] },
  Maris: { F: [100] },
  Others: { F: [1000], M: [1000] },
  Zoe: { F: [80] },
});
const themes: readonly ReviewedTheme[] = [
  { id: "water", label: "Water", group: "meaning", asked: "sea", rule: "Means water.", names: ["maris"] },
];
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

test("each choice counts the names it would bring: its own rule left out, the others applied", () => {
  const { total, counts } = asked({ gender: "girl", origins: ["Latin"] });
  expect(total).toBe(1);
  expect(Object.fromEntries(counts.gender)).toEqual({ all: 1, girl: 1 });
  expect(Object.fromEntries(counts.origins)).toEqual({ Greek: 1, Latin: 1, Hebrew: 1, Germanic: 2 });
  expect(Object.fromEntries(counts.starts)).toEqual({ m: 1 });
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
