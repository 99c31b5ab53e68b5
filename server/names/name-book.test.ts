import { ANSWER_TEXTS } from "#content/names/answer-texts.ts";
import { expect, test } from "vitest";
import { nobodyDies } from "#tests/fixtures/nobody-dies.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import type { Dice, NameSearch } from "#domain/names/name-book.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { NO_RULES, type NameRules } from "#domain/names/browse/name-rules.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { createNameBook } from "./name-book.ts";

const records = recordsByHand(2024, 2025, {
  Ada: { F: [30, 40] },
  Bo: { M: [20, 20] },
  Jo: { F: [9, 9], M: [9, 9] },
  Xyla: { F: [6, 0] },
  Zoe: { F: [50, 60] },
});
const collection = [
  curatedByHand({ name: "Zoë", alsoWritten: ["Zoe"] }),
  curatedByHand({ name: "Bo", gender: "boy" }),
  curatedByHand({ name: "Jo", gender: "unisex" }),
  curatedByHand({ name: "Ada" }),
];
const hit = (id: string): Hit => ({ id, why: { kind: "exact" } });
const search: NameSearch = {
  find: (text, gender, limit, fits = () => true) =>
    ["zoe", "xyla", text, gender].filter(fits).slice(0, limit).map(hit),
  findMeant: (text) => ["ada", text].map(hit),
  knowsMeaning: () => false,
  meantInstead: () => null,
  recorded: () => [],
  didYouMean: (_, limit) => ["xyla", "ada"].slice(0, limit),
};
const book = createNameBook({
  records,
  collection,
  soundFamilies: [["Jo", "Bo"]],
  themes: [],
  answerTexts: ANSWER_TEXTS,
  lifeTables: nobodyDies,
  makeSearch: () => search,
});
const drawn = (count: number, rules: NameRules, dice: Dice) => book.summaries(book.draw(count, rules, dice));
const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

test("the curated ids stand in alphabetical order, whatever the order of the entries", () => {
  expect(book.curatedIds).toEqual(["ada", "bo", "jo", "zoe"]);
});

test("a name is found by its folded spelling, curated or only on record; another is not", () => {
  expect(book.summary("zoe")).toMatchObject({ name: "Zoë", curated: true });
  expect(book.summary("xyla")).toMatchObject({ name: "Xyla", curated: false });
  expect(book.summary("nobody")).toBeUndefined();
  expect(book.summary("Zoë")).toBeUndefined();
  expect(book.summary("")).toBeUndefined();
});

test("a summary is the same each time; one that is asked for again at once is not made again", () => {
  expect(book.summary("zoe")).toEqual(book.summary("zoe"));
  const rare = book.summary("xyla");
  expect(book.summary("xyla")).toBe(rare);
  book.summary("nosuchname");
  expect(book.summary("xyla")).not.toBe(rare);
  expect(book.summary("xyla")).toEqual(rare);
});

test("only curated names of the chosen sex of use are drawn", () => {
  expect(names(drawn(12, { ...NO_RULES, gender: "all" }, seededDice(1))).toSorted()).toEqual([
    "Ada",
    "Bo",
    "Jo",
    "Zoë",
  ]);
  expect(names(drawn(12, { ...NO_RULES, gender: "girl" }, seededDice(1))).toSorted()).toEqual(["Ada", "Zoë"]);
  expect(names(drawn(12, { ...NO_RULES, gender: "boy" }, seededDice(1)))).toEqual(["Bo"]);
  expect(names(drawn(12, { ...NO_RULES, gender: "unisex" }, seededDice(1)))).toEqual(["Jo"]);
  expect(drawn(2, { ...NO_RULES, gender: "all" }, seededDice(2))).toHaveLength(2);
});

test("only names that fit every rule are drawn", () => {
  expect(
    names(drawn(12, { ...NO_RULES, lengths: ["short"], ends: ["o"] }, seededDice(1))).toSorted(),
  ).toEqual(["Bo", "Jo"]);
  expect(drawn(12, { ...NO_RULES, starts: ["q"] }, seededDice(1))).toEqual([]);
});

test("a page of the collection carries the summaries of its names", () => {
  const { names: found, total } = book.browse({ ...NO_RULES, gender: "girl" }, "popularity", 1);
  expect(found[0]).toEqual(book.summary("zoe"));
  expect([names(found), total]).toEqual([["Zoë", "Ada"], 2]);
});

test("a text is searched, with the sex of use and other rules that it holds or that stand beside it", () => {
  const ids = (text: string, rules: Partial<NameRules> = {}, limit?: number) =>
    book
      .search({ text, rules: { ...NO_RULES, ...rules }, ...(limit === undefined ? {} : { limit }) })
      .map(({ id }) => id);
  expect(ids("bo")).toEqual(["zoe", "xyla", "bo", "all"]);
  expect(ids("bo", {}, 1)).toEqual(["zoe"]);
  expect(ids("girl bo")).toEqual(["zoe", "xyla", "bo", "girl"]);
  expect(ids("bo starts with x")).toEqual(["xyla"]);
  expect(ids("bo", { starts: ["b"] })).toEqual(["bo"]);
  expect(ids("girl means star")).toEqual(["ada", "star"]);
  expect(names(book.didYouMean("Zyla", 1))).toEqual(["Xyla"]);
});

test("a page carries the summary of the name, and the editor's entry if there is one", () => {
  expect(book.page("zoe")?.summary).toEqual(book.summary("zoe"));
  expect(book.page("zoe")).toMatchObject({ displayForms: ["Zoë", "Zoe"], curated: { name: "Zoë" } });
  expect(book.page("xyla")).toMatchObject({ displayForms: ["Xyla"], curated: null });
  expect(book.page("nobody")).toBeUndefined();
});

test("the collection tells how certain its meanings are, and what was checked", () => {
  expect(book.collectionFigures).toMatchObject({ names: 4, byEvidence: { none: collection.length } });
});

test("the edition tells what the records hold", () => {
  expect(book.edition).toEqual({ firstYear: 2024, lastYear: 2025, names: 5, rows: 11, births: 262 });
});
