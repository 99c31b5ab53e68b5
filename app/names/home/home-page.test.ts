import { RULED_LISTS } from "#domain/names/lists/list-id.ts";
import { COLLECTION_FIGURES } from "#tests/fixtures/collection-figures-by-hand.ts";
import { expect, test } from "vitest";
import { SHOWN_FIRST, STARTER_SET } from "#content/names/starter-set.ts";
import { forEachRule } from "#domain/names/browse/name-rules.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { readFinder } from "#app/names/finder/finder-query.ts";
import { readHomePage } from "./home-page.ts";

const summary = (id: string): NameSummary => ({
  id,
  name: id,
  gender: "girl",
  origin: "English",
  meaning: "",
  curated: true,
  certainty: "settled",
  say: null,
  syllables: null,
  oneIn: null,
  spark: {},
});

const NONE = new Map<string, number>();
const BROWSED: ReturnType<NameBook["browse"]> = {
  names: [],
  total: 0,
  page: 1,
  pages: 1,
  counts: {
    ...forEachRule(() => NONE),
    origins: new Map([
      ["Irish", 2],
      ["Hebrew", 3],
    ]),
  },
  without: forEachRule(() => 0),
};

const book: NameBook = {
  edition: { firstYear: 1880, lastYear: 2025, names: 3, rows: 4, births: 5 },
  collectionFigures: COLLECTION_FIGURES,
  curatedIds: ["a", "b"],
  isIndexed: () => true,
  summary: (id) => (id === "unknown" ? undefined : summary(id)),
  summaries: (ids) => ids.map((id) => summary(id)),
  draw: (count, { gender, origins }) =>
    Array.from({ length: count }, (_, place) => `${[gender, ...origins].join(" ")} ${place}`),
  browse: () => BROWSED,
  answer: ({ text, rules }) => ({
    understood: [{ kind: "sex", label: "Girls", rule: "Girls", from: 0, to: 4 }],
    notUnderstood: ["zesty"],
    names: [
      { id: `${text} ${rules.gender}`, why: { kind: "typo", letters: 1 } },
      { id: "unknown", why: { kind: "exact" } },
    ],
    fact: { id: "haz", says: "1 in 3 girls" },
    care: null,
    tool: null,
    instead: [{ kind: "without", label: "Girls", text: "zesty", count: 3 }],
    page: null,
  }),
  search: () => [],
  page: () => undefined,
  neighbours: () => ({ sameStart: [], similarCurve: [], sameOrigin: [] }),
  curve: () => null,
  didYouMean: () => [],
  like: () => [],
  ages: () => ({ F: { youngest: [], oldest: [] }, M: { youngest: [], oldest: [] } }),
  lists: {
    list: () => ({ kind: "letter", rows: [] }),
    contents: () => ({
      origins: [],
      letters: [],
      bySound: true,
      ruled: RULED_LISTS,
      countries: { "hardly-in-the-us": [], "also-in-the-us": [] },
    }),
  },
};

const read = (query: string) => readHomePage(book, readFinder(new URLSearchParams(query)), () => 0);

test("everybody begins with the same dozen", () => {
  const { set, found } = read("");
  expect(set).toMatchObject({ kind: "first", rules: NO_RULES });
  expect(set.names.map(({ id }) => id)).toEqual(STARTER_SET.slice(0, SHOWN_FIRST));
  expect(found).toBeNull();
});

test("a gender or a filter alone draws nothing", () => {
  expect(read("gender=boy").set).toEqual(read("").set);
  expect(read("origin=Irish").set).toEqual(read("").set);
});

test("a search is answered with the page, each name with its reason", () => {
  expect(read("q=haz&gender=girl").found).toEqual({
    text: "haz",
    rules: { ...NO_RULES, gender: "girl" },
    unsent: 0,
    understood: [{ kind: "sex", label: "Girls", rule: "Girls", without: "" }],
    notUnderstood: ["zesty"],
    names: [{ ...summary("haz girl"), why: { text: "one letter off" } }],
    fact: { id: "haz", name: "haz", says: "1 in 3 girls" },
    care: null,
    tool: null,
    instead: [{ kind: "without", label: "Girls", text: "zesty", count: 3 }],
    page: null,
  });
});

test("without JavaScript the server draws twelve by what is chosen", () => {
  const { set } = read("q=haz&gender=boy&origin=Irish&generate=1");
  expect(set).toMatchObject({ kind: "drawn", rules: { ...NO_RULES, gender: "boy", origins: ["Irish"] } });
  expect(set.names).toHaveLength(12);
  expect(set.names[0]?.id).toBe("boy Irish 0");
});

test("the filters know the origins of the collection, the commonest first", () => {
  expect(read("").origins).toEqual(["Hebrew", "Irish"]);
});

test("the starter set stands in the order of the alphabet", () => {
  expect(read("").starters.map(({ id }) => id)).toEqual([...STARTER_SET].toSorted());
});
