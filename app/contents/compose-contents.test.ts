import { RULED_LISTS } from "#domain/names/lists/list-id.ts";
import { COLLECTION_FIGURES } from "#tests/fixtures/collection-figures-by-hand.ts";
import { expect, test } from "vitest";
import { buildContentsView } from "./compose-contents.ts";

const contents = buildContentsView(
  {
    edition: { firstYear: 1880, lastYear: 2025, names: 0, rows: 0, births: 0 },
    collectionFigures: { ...COLLECTION_FIGURES, names: 3300 },
    lists: {
      list: () => {
        throw new Error("Not asked for.");
      },
      contents: () => ({
        origins: [{ origin: "Irish", names: 9, bySex: { girl: 5, boy: 5 } }],
        letters: [{ letter: "a", names: 9 }],
        bySound: true,
        ruled: RULED_LISTS,
        countries: { "hardly-in-the-us": [], "also-in-the-us": [] },
      }),
    },
  },
  { of: () => [] },
  8,
);
const countOf = (wanted: string) =>
  contents.flatMap(({ items }) => items).find(({ href }) => href === wanted)?.count;

test("what can be counted is counted, the rest has no figure", () => {
  expect(countOf("/names")).toBe("3,300 names");
  expect(countOf("/names/lists")).toMatch(/^\d+ lists$/);
  expect(countOf("/blog")).toBe("0 articles");
  expect(countOf("/parent-directory")).toBe("98 organizations");
  expect(countOf("/compare")).toBe("up to 8 names");
  expect(countOf("/fit")).toBe("17 rules");
  expect(countOf("/together")).toBe("2 people");
  expect(countOf("/growth")).toBe("birth to 5");
  expect(countOf("/games")).toBe("8 games");
  expect(countOf("/videos")).toBe("10 videos");
  expect(countOf("/printable-resources")).toBe("7 sheets");
  expect(countOf("/templates/size-tracker")).toBeNull();
  expect(countOf("/privacy")).toBeNull();
});

test("no page stands in two places", () => {
  const paths = contents.flatMap(({ items }) => items.map(({ href }) => href));
  expect(new Set(paths).size).toBe(paths.length);
});
