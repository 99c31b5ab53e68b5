import { expect, test } from "vitest";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import type { NewestSpelling, WorldBook } from "#domain/world/world-book.ts";
import { countriesOf, gatherAbroad, namesAbroad } from "./names-abroad.ts";

const records = recordsByHand(2024, 2025, {
  Filler: { F: [1_000_000, 1_000_000], M: [1_000_000, 1_000_000] },
  Emma: { F: [2000, 2000] },
  Jean: { F: [900, 900], M: [6, 6] },
  Malo: { M: [12, 900] },
  Sean: { M: [12, 12] },
});
const spelled = (id: string, spelling: string, sex: "F" | "M", count: number): NewestSpelling => ({
  id,
  spelling,
  sex,
  count,
  country: "france",
  year: 2024,
  rank: 1,
});
const world: WorldBook = {
  countries: [
    { id: "france", firstYear: 1900, lastYear: 2024 },
    { id: "australia-nsw", firstYear: 1952, lastYear: 2024 },
    { id: "norway", firstYear: 1945, lastYear: 2017 },
  ],
  series: () => [],
  listed: () => 30_000,
  newest: () => [
    spelled("emma", "Emma", "F", 90),
    spelled("jean", "Jean", "M", 90),
    spelled("malo", "Malo", "M", 80),
    spelled("sean", "Sean", "M", 6),
    spelled("sean", "Seán", "M", 9),
    spelled("ada", "Ada", "F", 9),
  ],
};
const names = gatherAbroad(world, records);

test("hardly in the US is rare there for girls and for boys, in the country's year; spellings of the same letters count together", () => {
  const rows = namesAbroad(names, "hardly-in-the-us", "france");
  expect(rows.map(({ name, births, oneIn, us }) => [name, births, oneIn, us.M.births])).toEqual([
    ["Malo", 80, 375, 12],
    ["Seán", 15, 2000, 12],
  ]);
});

test("also in the US is usual in both for the same sex", () => {
  expect(namesAbroad(names, "also-in-the-us", "france").map(({ name, sex }) => [name, sex])).toEqual([
    ["Emma", "F"],
  ]);
});

test("a list is made of countries that reach the present; a top 100 does not tell what is rare here", () => {
  expect(countriesOf("also-in-the-us", world)).toEqual(["france", "australia-nsw"]);
  expect(countriesOf("hardly-in-the-us", world)).toEqual(["france"]);
});
