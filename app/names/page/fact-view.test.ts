import { expect, test } from "vitest";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { buildFactView } from "./fact-view.ts";
import { namePageByHand, sexFiguresByHand } from "#tests/fixtures/name-page-by-hand.ts";

const girl = sexFiguresByHand([10, 20, 30, 40, 50, 60, 70, 80, 90, 1000]);
const common = namePageByHand().commonness;
const unisex: CuratedName = {
  name: "Ann",
  gender: "unisex",
  origin: "English",
  meaning: "",
  note: "",
  say: "AN",
  ipa: "ˈæn",
  syllables: 1,
  certainty: "likely",
  evidence: [],
};

test("births, rank and all births of the sex of use", () => {
  const oneIn = { n: 2000, of: "girls", year: 2025 } as const;
  expect(buildFactView(namePageByHand({ girl, commonness: { ...common, oneIn } }))).toEqual({
    rows: [
      { label: "Girls in 2025", value: "1,000" },
      { label: "Rank among girls", value: "9,000" },
      { label: "Girls since 2016", value: "1,450" },
    ],
    links: [],
  });
});

test("a unisex name shows both sexes", () => {
  const oneIn = { n: 4000, of: "babies", year: 2025 } as const;
  const page = namePageByHand({ curated: unisex, girl, boy: girl, commonness: { ...common, oneIn } });
  expect(buildFactView(page).rows).toEqual([
    { label: "Girls in 2025", value: "1,000, rank 9,000" },
    { label: "Boys in 2025", value: "1,000, rank 9,000" },
    { label: "Babies since 2016", value: "2,900" },
  ]);
});

test("a name on a list of the most popular leads to it, and to the names of its decade", () => {
  const moment = { year: 2019, births: 900, rank: 12, oneIn: 2200 };
  const top = { ...girl, peak: moment, latest: { ...moment, year: 2025, rank: 80 }, peakDecade: 2010 };
  expect(buildFactView(namePageByHand({ girl: top })).links).toEqual([
    { label: "Top 100 girl names of 2025", href: "/names/lists/top-100-girls" },
    { label: "Top 100 girl names of 2019", href: "/names/lists/top-100-girls/2019" },
    { label: "Girl names of the 2010s", href: "/names/lists/top-100-girls/2010s" },
  ]);
});

test("a name of the collection leads to its decade, though it was never on a list of the most popular", () => {
  const page = namePageByHand({ curated: { ...unisex, gender: "girl" }, girl });
  expect(buildFactView(page).links).toEqual([
    { label: "Girl names of the 2020s", href: "/names/lists/top-100-girls/2020s" },
  ]);
});

test("a name leads to the lists by rule on which it stands", () => {
  const page = namePageByHand({ girl, lists: ["rising-girls", "comebacks"] });
  expect(buildFactView(page).links).toEqual([
    { label: "Rising girl names", href: "/names/lists/rising-girls" },
    { label: "Comebacks", href: "/names/lists/comebacks" },
  ]);
});

test("a name on no record has no figures", () => {
  expect(buildFactView(namePageByHand())).toEqual({ rows: [], links: [] });
});
