import { expect, test, vi } from "vitest";
import { createLists } from "#domain/names/lists/create-lists.ts";
import { LIST_IDS, type ListRequest } from "#domain/names/lists/list-id.ts";
import type { NameList } from "#domain/names/lists/name-list.ts";
import { rounds } from "#tests/support/matrix.ts";
import { COLLECTION } from "./collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { cacheLists } from "./cached-lists.ts";

// Figures of the 2025 edition. All years together are 292 lists: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const lists = cacheLists(createLists(records, COLLECTION));

function topOf(list: "top-100-girls" | "top-100-boys", year: number) {
  const found = lists.list({ list, year });
  return found.kind === "top" ? found.rows : [];
}
const names = ({ rows }: NameList) => rows.map(({ name }) => name);

test("2025: Olivia, 13,544 girls, and Liam, 20,818 boys, lead a hundred names each", () => {
  const [girls, boys] = [topOf("top-100-girls", 2025), topOf("top-100-boys", 2025)];
  expect(girls[0]).toMatchObject({ id: "olivia", name: "Olivia", rank: 1, births: 13_544 });
  expect(boys[0]).toMatchObject({ id: "liam", name: "Liam", rank: 1, births: 20_818 });
  for (const rows of [girls, boys]) {
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, place) => place + 1));
  }
});

test("every year has a hundred names of each sex", () => {
  for (let year = 1880; year <= 2025; year += rounds({ few: 5, all: 1 })) {
    expect([topOf("top-100-girls", year).length, topOf("top-100-boys", year).length]).toEqual([100, 100]);
  }
});

test("each list holds names that its rule is known for", () => {
  expect(names(lists.list({ list: "rising-girls" }))[0]).toBe("Ailany");
  expect(names(lists.list({ list: "falling-boys" })).slice(0, 2)).toEqual(["Khari", "Gannon"]);
  expect(names(lists.list({ list: "unisex" })).slice(0, 4)).toEqual(["Parker", "Rowan", "Sawyer", "River"]);
  expect(names(lists.list({ list: "sleeping-beauties" })).slice(0, 2)).toEqual(["Arthur", "Daisy"]);
  expect(names(lists.list({ list: "evergreen" }))).toEqual(expect.arrayContaining(["Mary", "James", "Anna"]));
});

test("rising and falling are cut at a hundred", () => {
  for (const list of ["rising-girls", "rising-boys", "falling-girls", "falling-boys"] as const) {
    expect(lists.list({ list }).rows).toHaveLength(100);
  }
});

test("every name on every list has a page of its own, and stands there once for its sex", () => {
  const single = LIST_IDS.filter((list) => list !== "top-100-girls" && list !== "top-100-boys");
  const requests: ListRequest[] = [
    ...single.map((list) => ({ list })),
    ...lists.contents().letters.map(({ letter }) => ({ list: "letter", of: letter }) as const),
    ...lists.contents().origins.map(({ origin }) => ({ list: "origin", of: origin }) as const),
  ];
  for (const request of requests) {
    const { rows } = lists.list(request);
    const keys = rows.map((row) => `${row.id} ${"sex" in row ? row.sex : ""}`);
    expect(new Set(keys).size, JSON.stringify(request)).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(0);
  }
});

test("the letters hold the whole collection, and the contents count as the lists do", () => {
  const { letters, origins } = lists.contents();
  expect(letters.reduce((sum, { names: count }) => sum + count, 0)).toBe(COLLECTION.length);
  for (const { origin, names: count } of origins) {
    const found = lists.list({ list: "origin", of: origin });
    expect(found.rows.length + (found.kind === "origin" ? found.also.length : 0), origin).toBe(count);
  }
});

test("a list is counted once", () => {
  expect(lists.list({ list: "evergreen" })).toBe(lists.list({ list: "evergreen" }));
  expect(lists.contents()).toBe(lists.contents());
});
