import { expect, test } from "vitest";
import { LIST_GROUPS } from "#content/lists/list-page.ts";
import { createLists } from "#domain/names/lists/create-lists.ts";
import { MOST_OF_SEX } from "#domain/names/lists/described-names.ts";
import { LIST_IDS, RULED_LISTS } from "#domain/names/lists/list-id.ts";
import { withFamilies } from "#domain/names/sound/sound-family.ts";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { buildListView } from "./build-list-view.ts";
import { buildListsView } from "./build-lists-view.ts";
import { listFile } from "./list-file.ts";
import { readListAddress } from "./read-list-address.ts";

const edition = { firstYear: 1940, lastYear: 2025, names: 0, rows: 0, births: 0 };
const records = recordsByHand(1940, 2025, {
  Ada: { F: [...years(85, 9000), 8000] },
  Adah: { F: [...years(85, 0), 2000] },
  Eva: { F: years(86, 9000) },
  Kai: { F: years(86, 600), M: years(86, 900) },
});
const lists = createLists({
  records,
  collection: [
    curatedByHand({ name: "Éva", origin: "Hebrew", alsoFrom: ["Irish"] }),
    curatedByHand({ name: "Kai", gender: "unisex", origin: "Irish" }),
  ],
  families: withFamilies(records, [["Ada", "Adah"]]),
  ruled: RULED_LISTS,
});
const book = { edition, lists };

function requestOf(list: string, of?: string) {
  const address = readListAddress(list, of, new URLSearchParams(), edition);
  if (address?.kind !== "list") throw new Error(`There is no list ${list}.`);
  return address.request;
}

function screen(list: string, of?: string) {
  const view = buildListView(book, requestOf(list, of));
  if (view === null) throw new Error(`The list ${list} has no names.`);
  return view.words;
}

test("a list says its title, its rule, its years and its source, and is found by search engines at its own address", () => {
  expect(screen("top-100-girls", "1990")).toMatchObject({
    path: "/names/lists/top-100-girls/1990",
    title: "Top 100 girl names of 1990",
    rule: "The 100 names given to the most girls in 1990.",
    caption: "3 names, births of 1990",
    csv: "/names/lists/top-100-girls/1990/names.csv",
    noindex: false,
  });
  expect(screen("top-100-girls", "1990s")).toMatchObject({
    title: "Top 100 girl names of the 1990s",
    rule: "The 100 names given to the most girls in the 1990s.",
    caption: "3 names, births of 1990–1999",
  });
  expect(screen("top-100-girls").source).toBe("Source: US Social Security Administration, 2025 edition.");
});

test("a year leads to those beside it and to its decade, a decade to its years", () => {
  expect(screen("top-100-girls", "1990").years).toMatchObject({
    action: "/names/lists/top-100-girls",
    chosen: "1990",
    before: { label: "1989", path: "/names/lists/top-100-girls/1989" },
    after: { label: "1991" },
    decade: { label: "All of the 1990s", path: "/names/lists/top-100-girls/1990s" },
    within: [],
  });
  const { years: newest } = screen("top-100-girls");
  expect([newest?.before?.label, newest?.after]).toEqual(["2024", null]);
  const { years: ofDecade, notes } = screen("top-100-girls", "2020s");
  expect(ofDecade?.within.map(({ path }) => path).at(-1)).toBe("/names/lists/top-100-girls");
  expect(notes).toContain("Our records for this decade cover 2020–2025.");
  expect(screen("top-100-girls", "1940").notes.join(" ")).not.toContain("Change");
});

test("by sound, spellings are one name; each way leads to the other, and only the newest is for search engines", () => {
  const { title, ways, table, noindex, rule } = screen("top-100-girls-by-sound");
  expect(title).toBe("Top 100 girl names of 2025, by sound");
  expect(rule).toMatch(/count as one name\.$/);
  expect(ways).toEqual([
    { label: "By spelling", path: "/names/lists/top-100-girls", isChosen: false },
    { label: "By sound", path: "/names/lists/top-100-girls-by-sound", isChosen: true },
  ]);
  expect(table.groups[0]?.rows[0]?.at(-1)).toBe("Ada\u00A08,000 · Adah\u00A02,000");
  expect([noindex, screen("top-100-girls-by-sound", "1990").noindex]).toEqual([false, true]);
});

test("the file of a list is the table of its page", () => {
  expect(listFile(book, requestOf("top-100-girls", "1990"))?.name).toBe("top-100-girls-1990.csv");
  expect(listFile(book, requestOf("top-100-girls"))).toEqual({
    name: "top-100-girls-2025.csv",
    csv: "\uFEFFrank,name,births,one_in,change\r\n1,Éva,9000,2,1\r\n2,Ada,8000,2,-1\r\n3,Adah,2000,10,\r\n4,Kai,600,33,-1\r\n",
  });
});

test("a file of plain letters begins with its heads", () => {
  expect(listFile(book, requestOf("unisex"))?.csv).toMatch(/^name,/);
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

test("a letter or an origin without names, or of a sex with fewer than twenty, is no page", () => {
  for (const [list, of] of [
    ["letter", "x"],
    ["origin", "welsh"],
    ["origin", "irish-girls"],
    ["hardly-in-the-us", "france"],
  ] as const) {
    expect(buildListView(book, requestOf(list, of)), of).toBeNull();
    expect(listFile(book, requestOf(list, of)), of).toBeNull();
  }
});

test("of an origin and a sex, names in use stand below those of the language, at most so many of each", () => {
  const named = (name: string, origin: "Irish" | "French", usedIn?: readonly ["Irish"]) =>
    curatedByHand({ name, origin, ...(usedIn && { usedIn }) });
  const letters = Array.from("abcdefghijklmnopqrstuvwxyz");
  const many = letters.flatMap((one) => letters.slice(0, 5).map((other) => named(`${one}${other}`, "Irish")));
  const made = createLists({
    records,
    collection: [...many, named("zz", "French", ["Irish"]), named("zy", "French")],
    families: withFamilies(records, []),
  });
  const view = buildListView({ edition, lists: made }, requestOf("origin", "irish-girls"));
  expect(view?.words.table.groups.map(({ heading, rows }) => [heading, rows.length])).toEqual([
    [null, MOST_OF_SEX.own],
    ["From other languages, common in Irish", 1],
  ]);
  expect(view?.words.rule).toContain(
    "Of 131 names we show the most popular: at most 100 of the first part and 50 of the second.",
  );
  expect(buildListView({ edition, lists: made }, requestOf("origin", "irish-boys"))).toBeNull();
});

test("the contents name every list, and each decade, origin and letter that has names", () => {
  const { groups, folds, letters } = buildListsView(book);
  expect(groups.flatMap((group) => group.lists.map(({ path }) => path)).toSorted()).toEqual(
    [...LIST_IDS, "top-100-girls-by-sound", "top-100-boys-by-sound", "rising-by-state"]
      .map((id) => `/names/lists/${id}`)
      .toSorted(),
  );
  const linksOf = (id: string) => folds.find((fold) => fold.id === id)?.links ?? [];
  expect(linksOf("origins").map(({ label, count }) => `${label} ${count}`)).toEqual(["Hebrew 1", "Irish 2"]);
  expect(linksOf("decades")).toHaveLength(18);
  expect(linksOf("decades")[0]?.path).toBe("/names/lists/top-100-girls/2020s");
  expect(letters.map(({ label, path }) => `${label} ${path}`)).toEqual([
    "E /names/lists/letter/e",
    "K /names/lists/letter/k",
  ]);
  expect(LIST_GROUPS.flatMap((group) => group.lists).length).toBe(LIST_IDS.length);
});
