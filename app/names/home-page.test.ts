import { expect, test } from "vitest";
import { FIRST_DOZEN, STARTER_SET } from "#content/names/starter-set.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { NameSummary } from "#domain/names/name-summary.ts";
import { readFinder } from "./finder/finder-query.ts";
import { readHomePage } from "./home-page.ts";

const summary = (id: string): NameSummary => ({
  id,
  name: id,
  gender: "girl",
  origin: "English",
  meaning: "",
  curated: true,
  confidence: "A",
  say: null,
  syllables: null,
  oneIn: null,
  spark: {},
});

const book: NameBook = {
  edition: { firstYear: 1880, lastYear: 2025, names: 3, rows: 4, births: 5 },
  collectionFigures: { names: 2, byGrade: { A: 2, B: 0, C: 0, U: 0 }, unsourced: 0 },
  curatedIds: ["a", "b"],
  summary,
  find: (text) => [text],
  generate: (count, { gender }) => Array.from({ length: count }, (_, place) => summary(`${gender} ${place}`)),
  browse: () => {
    throw new Error("The home page does not browse.");
  },
  search: (text, filter) => [summary(`${text} ${filter}`)],
  page: () => undefined,
  didYouMean: () => [],
  like: () => [],
  lists: { list: () => ({ kind: "letter", rows: [] }), contents: () => ({ origins: [], letters: [] }) },
};

const read = (query: string) => readHomePage(book, readFinder(new URLSearchParams(query)), () => 0);

test("everybody begins with the same dozen", () => {
  const { set, found } = read("");
  expect(set).toMatchObject({ kind: "first", filter: "all" });
  expect(set.names.map(({ id }) => id)).toEqual(FIRST_DOZEN);
  expect(found).toBeNull();
});

test("a gender alone draws nothing", () => {
  expect(read("gender=boy").set).toEqual(read("").set);
});

test("a search is answered with the page", () => {
  expect(read("q=haz&gender=girl").found).toEqual({
    text: "haz",
    gender: "girl",
    names: [summary("haz girl")],
  });
});

test("without JavaScript the server draws twelve with the chosen gender", () => {
  const { set } = read("q=haz&gender=boy&generate=1");
  expect(set).toMatchObject({ kind: "drawn", filter: "boy" });
  expect(set.names).toHaveLength(12);
});

test("the starter set stands in the order of the alphabet", () => {
  expect(read("").starters.map(({ id }) => id)).toEqual([...STARTER_SET].toSorted());
});
