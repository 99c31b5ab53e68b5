import { expect, test } from "vitest";
import { LISTS } from "#content/names/lists.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { createLists } from "#domain/names/lists/create-lists.ts";
import { EVERGREEN } from "#domain/names/lists/evergreen-names.ts";
import { LIST_IDS } from "#domain/names/lists/list-id.ts";
import { MOVING } from "#domain/names/lists/moving-names.ts";
import { NEUTRAL } from "#domain/names/lists/neutral-names.ts";
import { SLEEPING } from "#domain/names/lists/sleeping-beauties.ts";
import { TOP } from "#domain/names/lists/top-names.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { buildListView } from "./build-list-view.ts";
import { buildListsView } from "./build-lists-view.ts";
import { listFile } from "./list-file.ts";
import { readListAddress } from "./read-list-address.ts";

const edition = { firstYear: 1940, lastYear: 2025, names: 0, rows: 0, births: 0 };
const records = recordsByHand(1940, 2025, {
  Ada: { F: [...years(85, 9000), 8000] },
  Eva: { F: years(86, 9000) },
  Kai: { F: years(86, 600), M: years(86, 900) },
});
const lists = createLists(records, [
  curatedByHand({ name: "Éva", origin: "Hebrew", alsoFrom: ["Irish"] }),
  curatedByHand({ name: "Kai", gender: "unisex", origin: "Irish" }),
]);
const book = { edition, lists };

function screen(list: string, of?: string, query = "") {
  const address = readListAddress(list, of, new URLSearchParams(query), edition);
  const words = address && buildListView(book, address);
  if (words === null) throw new Error(`There is no list ${list}.`);
  return words;
}

test("a list says its title, its rule, its years and its source", () => {
  expect(screen("top-100-girls", undefined, "year=1990")).toMatchObject({
    path: "/names/lists/top-100-girls",
    shared: "/names/lists/top-100-girls?year=1990",
    title: "Top 100 girl names of 1990",
    rule: "The 100 names given to most girls in 1990.",
    caption: "3 names, births of 1990",
    csv: "/names/lists/top-100-girls/names.csv?year=1990",
    years: { year: 1990, first: 1940, last: 2025, unknown: null },
  });
  expect(screen("top-100-girls").source).toBe("Source: US Social Security Administration, 2025 edition.");
});

test("a list of an origin with few names is not for search engines", () => {
  expect(screen("origin", "irish").noindex).toBe(true);
  expect(screen("top-100-girls").noindex).toBe(false);
});

test("an unknown year is told", () => {
  expect(screen("top-100-boys", undefined, "year=1066").years?.unknown).toBe(
    "We have no list for “1066”. Here is 2025.",
  );
});

test("the file of a list is the table of its page", () => {
  expect(listFile(book, { list: "top-100-girls", year: 2025 })).toEqual({
    name: "top-100-girls-2025.csv",
    csv: "\uFEFFrank,name,births,one_in,change\r\n1,Éva,9000,2,1\r\n2,Ada,8000,2,-1\r\n3,Kai,600,29,0\r\n",
  });
});

test("a file of plain letters begins with its heads", () => {
  expect(listFile(book, { list: "unisex" })?.csv).toMatch(/^name,/);
});

test("names that are first of another origin stand below a heading, and the rule says so", () => {
  const { rule, table, csv } = screen("origin", "irish");
  expect(rule).toContain("Below them");
  expect(table.groups.map(({ heading, rows }) => [heading, rows.length])).toEqual([
    [null, 1],
    ["Also Irish", 1],
  ]);
  expect(csv).toBe("/names/lists/origin/irish/names.csv");
  expect(screen("origin", "hebrew").rule).not.toContain("Below them");
});

test("a letter or an origin without names is no page", () => {
  for (const [list, of] of [
    ["letter", "x"],
    ["origin", "welsh"],
  ] as const) {
    const address = readListAddress(list, of, new URLSearchParams(), edition);
    expect(address && buildListView(book, address)).toBeNull();
    expect(address && listFile(book, address.request)).toBeNull();
  }
});

test("the contents name every list, and each origin and letter that has names", () => {
  const { groups, origins, letters } = buildListsView(book);
  expect(groups.flatMap((group) => group.lists.map(({ path }) => path)).toSorted()).toEqual(
    LIST_IDS.map((id) => `/names/lists/${id}`).toSorted(),
  );
  expect(origins.map(({ label, count }) => `${label} ${count}`)).toEqual(["Hebrew 1", "Irish 2"]);
  expect(letters.map(({ label, path }) => `${label} ${path}`)).toEqual([
    "E /names/lists/letter/e",
    "K /names/lists/letter/k",
  ]);
});

test("the rules quote the numbers that the lists are counted with", () => {
  expect(LISTS["top-100-boys"].rule).toContain(`The ${TOP} names`);
  for (const id of ["rising-girls", "rising-boys", "falling-girls", "falling-boys"] as const) {
    expect(LISTS[id].rule).toContain(`more than ${MOVING.percent}% a year`);
    expect(LISTS[id].rule).toContain(`at least ${MOVING.births} `);
    expect(LISTS[id].rule).toContain(`The ${MOVING.names} that`);
    expect(MOVING.years).toBe(5);
  }
  expect(LISTS.unisex.rule).toContain(`${NEUTRAL.percent.least}% to ${NEUTRAL.percent.most}%`);
  expect(LISTS.unisex.rule).toContain(`at least ${formatCount(NEUTRAL.births)} times`);
  expect(LISTS["sleeping-beauties"].rule).toContain(`${SLEEPING.peakYearsAgo} or more years ago`);
  expect(LISTS["sleeping-beauties"].rule).toContain(`at least ${SLEEPING.births} times`);
  expect([SLEEPING.times, SLEEPING.years]).toEqual([2, 10]);
  expect(LISTS.evergreen.rule).toContain(`1 in ${formatCount(EVERGREEN.oneIn)} girls`);
  expect(LISTS.evergreen.rule).toContain(`${EVERGREEN.years} years`);
});
