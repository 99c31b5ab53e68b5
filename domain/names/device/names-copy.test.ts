import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { records as all } from "#tests/fixtures/name-facts.ts";
import { figuresOf } from "#domain/names/browse/figures-of.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { bandOf } from "#domain/names/entry/name-traits.ts";
import { oftenestOneIn } from "#domain/names/records/one-in.ts";
import { copiedTraits } from "./device-name.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { copiedName, copiedNames, copiedNamesFrom, type CopiedRow, copyNames } from "./names-copy.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";

const records = recordsByHand(2024, 2025, { Hazel: { F: [60, 80], M: [0, 6] }, Zoe: { F: [50, 20] } });
const collection = [
  curatedByHand({
    name: "Hazel",
    origin: "English",
    meaning: "the hazel tree",
    say: "HAY-zul",
    syllables: 2,
  }),
  curatedByHand({ name: "Haakon", gender: "boy", origin: "Norwegian" }),
  curatedByHand({ name: "Zoë", origin: "Greek", meaning: "life" }),
];
const copy = copyNames(
  collection,
  records,
  [{ id: "life", label: "Life", group: "meaning", asked: "life", rule: "Means life.", names: ["zoe"] }],
  [
    ["Hazel", "Hazelle"],
    ["Ann", "Anne"],
    ["Zoe", "Zoey", "Haakon"],
  ],
);

test("a name in the copy has all that a saved name needs, and its births of the last year", () => {
  expect(copiedName(copy, "hazel")).toEqual({
    babyName: {
      id: "hazel",
      name: "Hazel",
      gender: "girl",
      origin: "English",
      meaning: "the hazel tree",
      say: "HAY-zul",
      syllables: 2,
      certainty: "likely",
      curated: true,
      oneIn: { n: 1, of: "girls", year: 2025 },
    },
    births: 86,
    usedIn: [],
    script: [],
    themes: [],
    counted: { n: 1, of: "girls", year: 2025 },
    figures: expect.objectContaining({ rank: 1, births: 86, decades: [2020] }),
    decades: "9",
    family: null,
    isWorn: false,
  });
});

test("names of the copy that are said alike share a number, and nothing is written of the others", () => {
  expect(copiedName(copy, "zoe")).toMatchObject({ family: 0 });
  expect(copiedName(copy, "haakon")).toMatchObject({ family: 0 });
  expect(copy.rows.map((row) => row.length)).toEqual([12, 13, 13]);
});

test("a name that many once had, and few today, is worn out", () => {
  const once = recordsByHand(2024, 2025, { Hazel: { F: [12_000, 80] }, Zoe: { F: [9000, 20] } });
  const worn = copyNames(collection, once, [], [["Zoe", "Hazel"]]);
  expect(copiedName(worn, "hazel")).toMatchObject({ births: 80, family: 0, isWorn: true });
  expect(copiedName(worn, "zoe")).toMatchObject({ births: 20, family: 0, isWorn: false });
  expect(copiedName(copyNames(collection, once, [], []), "hazel")).toMatchObject({
    family: null,
    isWorn: true,
  });
});

test("a name without a record has no births, no share and no times", () => {
  expect(copiedName(copy, "haakon")).toMatchObject({ births: 0, decades: "", babyName: { oneIn: null } });
});

test("a name has its themes and times, and none in a copy from before there were any", () => {
  const before = {
    ...copy,
    rows: copy.rows.map((row): CopiedRow => [
      row[0],
      row[1],
      row[2],
      row[3],
      row[4],
      row[5],
      row[6],
      row[7],
      row[8],
    ]),
  };
  expect(copiedName(copy, "zoe")).toMatchObject({ themes: ["life"], decades: "9" });
  expect(copiedName(before, "zoe")).toMatchObject({
    births: 20,
    themes: [],
    decades: "",
    family: null,
    isWorn: false,
  });
});

test("rules of the records read from a copy what they read from the records, but for single years", () => {
  const full = copyNames(COLLECTION, all, [], []);
  const inCopy = copiedNames(full);
  const birthsOf = new Map(inCopy.map(({ babyName, births }) => [babyName.id, births]));
  for (const { name, gender } of COLLECTION.filter((_, place) => place % 40 === 0)) {
    const id = foldName(name);
    const figures = figuresOf(all, recordOf(all, id), gender);
    const copied = inCopy.find(({ babyName }) => babyName.id === id)?.figures;
    const { rank, styles, trends, pasts, decades } = figures;
    expect(copied, name).toMatchObject({ rank, styles, trends, pasts, decades, births: birthsOf.get(id) });
    expect(copied?.wasPopular(1985, 1985), name).toBe(decades.includes(1980));
  }
});

test("a unisex name is as common in a copy as on the site: by the sex that has it more often", () => {
  const unisex = COLLECTION.filter(({ gender }) => gender === "unisex");
  const inCopy = copiedNames(copyNames(unisex, all, [], []));
  for (const name of inCopy) {
    const { id } = name.babyName;
    const band = bandOf(oftenestOneIn(all, recordOf(all, id), "unisex"));
    expect(copiedTraits(name).band, id).toBe(band);
  }
  expect(inCopy.some(({ babyName, counted }) => (counted?.n ?? 0) < (babyName.oneIn?.n ?? 0))).toBe(true);
});

test("names are found by their first letters, however these are written", () => {
  const names = (letters: string, most = 9) =>
    copiedNamesFrom(copy, letters, most).map((found) => found.babyName.name);
  expect(names("ha")).toEqual(["Hazel", "Haakon"]);
  expect(names("ha", 1)).toEqual(["Hazel"]);
  expect(names(" ZOË ")).toEqual(["Zoë"]);
  expect(names("")).toEqual([]);
  expect(names("!")).toEqual([]);
});

test("what is not in the copy is not made up", () => {
  expect(copiedName(copy, "dutchess")).toBeUndefined();
});
