import { expect, test } from "vitest";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { comebacks } from "./comebacks.ts";
import { longestRises } from "./longest-rises.ts";
import { lostNames } from "./lost-names.ts";
import { oneHitWonders } from "./one-hit-wonders.ts";

/** Others of each year, so that a share is a share of a million. */
const Filler = { F: years(60, 1_000_000) };
/** Births of 1966 to 2025 with some years set apart: 1970 is place 4. */
const life = (usual: number, apart: Readonly<Record<number, number>> = {}) =>
  Array.from({ length: 60 }, (_, place) => apart[place] ?? usual);
const names = ({ rows }: { readonly rows: readonly { readonly name: string }[] }) =>
  rows.map(({ name }) => name);

test("a one-hit wonder is common in one year, and at most half as common in every other", () => {
  const records = recordsByHand(1966, 2025, {
    Filler,
    Hit: { F: life(0, { 3: 90, 4: 200, 5: 99 }) },
    Bigger: { F: life(0, { 9: 300 }) },
    Twice: { F: life(0, { 4: 200, 20: 101 }) },
    Rare: { F: life(0, { 4: 99 }) },
    Now: { F: life(0, { 57: 400 }) },
    Begun: { F: life(0, { 0: 400 }) },
  });
  expect(oneHitWonders(records).rows).toEqual([
    { id: "bigger", name: "Bigger", sex: "F", year: 1975, births: 300, before: 0, after: 0 },
    { id: "hit", name: "Hit", sex: "F", year: 1970, births: 200, before: 90, after: 99 },
  ]);
});

test("what the records of 1989 cut to eight letters is no name of one year", () => {
  const records = recordsByHand(1966, 2025, {
    Filler,
    Christop: { M: life(0, { 23: 900 }) },
    Jon: { M: life(9) },
  });
  expect(oneHitWonders(records).rows).toEqual([]);
});

test("a lost name is listed for neither sex in ten years; most births before first", () => {
  const records = recordsByHand(1966, 2025, {
    Lost: { F: life(0, { 3: 50, 4: 70 }), M: life(0, { 4: 10 }) },
    More: { M: [...years(49, 100)] },
    Kept: { F: [...years(49, 100)], M: life(0, { 55: 5 }) },
  });
  expect(lostNames(records).rows).toEqual([
    { id: "more", name: "More", births: 4900, mostIn: { year: 1966, births: 100 }, lastYear: 2014 },
    { id: "lost", name: "Lost", births: 130, mostIn: { year: 1970, births: 80 }, lastYear: 1970 },
  ]);
});

test("a rise is counted back from the last year, as long as each year was published and higher", () => {
  const climb = (from: number) =>
    life(0, Object.fromEntries(Array.from({ length: 60 - from }, (_, at) => [from + at, 200 + at])));
  const records = recordsByHand(1966, 2025, {
    Filler,
    Long: { F: climb(40) },
    Short: { F: climb(55) },
    Flat: { F: life(500) },
    Few: { F: life(0, { 54: 5, 55: 6, 56: 7, 57: 8, 58: 9, 59: 10 }) },
  });
  expect(longestRises(records).rows).toEqual([
    { id: "long", name: "Long", sex: "F", years: 19, since: 2006, first: 200, births: 219 },
  ]);
});

test("a comeback was common, rare for twenty years in a row, and is common again", () => {
  const gone = (from: number, to: number) =>
    life(600, Object.fromEntries(Array.from({ length: to - from + 1 }, (_, at) => [from + at, 50])));
  const records = recordsByHand(1966, 2025, {
    Filler,
    Back: { F: gone(10, 29) },
    Sooner: { F: gone(10, 28) },
    Never: { F: life(50, { 59: 600 }) },
    Still: { F: gone(10, 59) },
  });
  const { rows } = comebacks(records);
  expect(names({ rows })).toEqual(["Back"]);
  expect(rows[0]).toMatchObject({ gone: { from: 1976, to: 1995 }, births: 600, before: { year: 1966 } });
});
