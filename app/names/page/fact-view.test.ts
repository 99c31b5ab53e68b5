import { expect, test } from "vitest";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { buildFactView } from "./fact-view.ts";
import { namePageByHand, sexFiguresByHand } from "#tests/fixtures/name-page-by-hand.ts";

const girl = sexFiguresByHand([10, 20, 30, 40, 50, 60, 70, 80, 90, 1000]);
const gone = sexFiguresByHand([10, 20, 9, 0, 0, 0, 0, 0, 0, 0]);
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
  confidence: "B",
  sources: [],
};

test("1 in N, births, rank and all births of the sex of use", () => {
  const oneIn = { n: 2000, of: "girls", year: 2025 } as const;
  expect(buildFactView(namePageByHand({ girl, commonness: { ...common, oneIn } }))).toEqual({
    figure: "1 in 2,000 girls",
    of: "named Ann in 2025",
    rows: [
      { label: "Girls in 2025", value: "1,000" },
      { label: "Rank among girls", value: "9,000" },
      { label: "Since 2016", value: "1,450" },
    ],
  });
});

test("a unisex name shows both sexes", () => {
  const oneIn = { n: 4000, of: "babies", year: 2025 } as const;
  const page = namePageByHand({ curated: unisex, girl, boy: girl, commonness: { ...common, oneIn } });
  expect(buildFactView(page).rows).toEqual([
    { label: "Girls in 2025", value: "1,000, rank 9,000" },
    { label: "Boys in 2025", value: "1,000, rank 9,000" },
    { label: "Since 2016", value: "2,900" },
  ]);
});

test("unpublished in the last year: not zero, and when it was last listed", () => {
  const facts = buildFactView(namePageByHand({ girl: gone }));
  expect(facts.figure).toBe("Fewer than 5");
  expect(facts.of).toBe("named Ann in 2025, or none: the records do not say which");
  expect(facts.rows[0]).toEqual({ label: "Last listed", value: "2018: 9 girls" });
});

test("on no record at all", () => {
  expect(buildFactView(namePageByHand())).toEqual({
    figure: "On no list",
    of: "Fewer than 5 babies named Ann in every year since 2016, or none",
    rows: [],
  });
});
