import { expect, test } from "vitest";
import { statSync } from "node:fs";
import { openTables, type Sex } from "#domain/names/records/records.ts";
import { intervalOf, SHARE_OF_BIRTHS, WINDOW_YEARS, WITHOUT_QUOTIENT } from "#domain/places/state-figures.ts";
import { stateOfCode, STATES } from "#domain/places/states.ts";
import { PACKED_STATES, readPlaces } from "./read-states.ts";
import { books } from "#tests/fixtures/real-books.ts";

const places = books.places();
const { header } = readPlaces(openTables(books.tables.records));

/** All births of a state in the newest window. */
function birthsIn(state: number): number {
  const from = header.newest.firstYear - header.firstYear;
  return (header.births[state] ?? [])
    .slice(from, from + WINDOW_YEARS)
    .reduce((sum, births) => sum + births, 0);
}

/**
 * Worked in another language from SSA's file by state (2024 edition) and the births of the National Center for Health
 * Statistics: listed births, hidden years, filled births, expected births, quotient, its interval, 1 in N of the state.
 */
type Known = readonly [
  name: string,
  sex: Sex,
  state: string,
  listed: number,
  hiddenYears: number,
  filled: number,
  expected: number,
  quotient: number,
  low: number,
  high: number,
  oneIn: number,
];
const KNOWN: readonly Known[] = [
  ["Olivia", "F", "CA", 10856, 0, 0.0, 9353.1, 1.161, 1.142, 1.179, 93],
  ["Olivia", "F", "WY", 110, 0, 0.0, 138.19, 0.807, 0.689, 0.933, 135],
  ["Liam", "M", "NJ", 3649, 0, 0.0, 2890.23, 1.262, 1.228, 1.296, 71],
  ["Jose", "M", "TX", 5343, 0, 0.0, 2038.53, 2.615, 2.556, 2.674, 183],
  ["Jose", "M", "OH", 194, 0, 0.0, 684.16, 0.292, 0.259, 0.326, 1690],
  ["Yehuda", "M", "NJ", 668, 0, 0.0, 44.48, 12.88, 12.076, 13.705, 387],
  ["Kaia", "F", "HI", 154, 0, 0.0, 29.46, 4.324, 3.781, 4.898, 243],
  ["Bridger", "M", "UT", 181, 0, 0.0, 20.37, 6.661, 5.884, 7.477, 650],
  ["Bridger", "M", "WY", 50, 0, 0.0, 2.7, 5.42, 4.305, 6.641, 312],
  ["Theodore", "M", "MS", 133, 0, 0.0, 496.85, 0.279, 0.242, 0.319, 666],
  ["Theodore", "M", "MN", 1566, 0, 0.0, 906.3, 1.722, 1.651, 1.794, 103],
  ["Hazel", "F", "MN", 837, 0, 0.0, 526.55, 1.581, 1.492, 1.671, 184],
  ["Maverick", "M", "WY", 46, 1, 4.0, 56.06, 0.905, 0.674, 1.109, 312],
  ["Aaliyah", "F", "DC", 33, 0, 0.0, 36.56, 0.92, 0.697, 1.169, 609],
  ["Braxton", "M", "WY", 27, 1, 2.85, 20.29, 1.338, 0.917, 1.76, 523],
  ["Braxton", "M", "VT", 18, 2, 5.51, 17.26, 1.248, 0.777, 1.747, 564],
  ["Brandon", "M", "DC", 12, 3, 7.71, 21.57, 0.937, 0.536, 1.415, 1067],
  ["Knox", "M", "AK", 6, 4, 11.73, 21.98, 0.858, 0.445, 1.319, 1332],
  ["Alana", "F", "ND", 0, 5, 10.75, 21.11, 0.644, 0.274, 1.125, 2226],
  ["Stetson", "M", "DE", 0, 5, 5.73, 21.14, 0.471, 0.181, 0.861, 4702],
];

const TITLED = KNOWN.map((known) => ({ title: known.slice(0, 3).join(" "), known }));

test.for(TITLED)("$title, 2020–2024, to four figures", ({ known }) => {
  const [name, sex, code, listed, hiddenYears, filled, expected, quotient, low, high, oneIn] = known;
  const place = stateOfCode(code);
  const figure = places.figures(name.toLowerCase(), sex)?.[place] ?? expect.fail();
  expect(figure).toMatchObject({ listed, hiddenYears });
  expect(figure.filled).toBeCloseTo(filled, 2);
  expect(figure.expected).toBeCloseTo(expected, 2);
  expect(figure.quotient).toBeCloseTo(quotient, 3);
  const interval = intervalOf(figure);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
  expect(Math.round((SHARE_OF_BIRTHS[sex] * birthsIn(place)) / (figure.listed + figure.filled))).toBe(oneIn);
});

const wordsOf = (id: string, sex: Sex, from?: number) =>
  (places.map(id, sex, from)?.shades ?? expect.fail()).map(({ word }) => word);
const statesWith = (word: string, words: readonly string[]) => words.filter((each) => each === word).length;
const inState = (id: string, sex: Sex, code: string) =>
  places.map(id, sex)?.shades[stateOfCode(code)] ?? expect.fail();

test("listed births alone would put Olivia above the US in 50 states: by the formula it is 17", () => {
  const figures = places.figures("olivia", "F") ?? expect.fail();
  expect(figures.filter(({ quotient }) => quotient > 1)).toHaveLength(17);
});

test("the states of a common name add up to the US", () => {
  for (const [id, sex] of [
    ["olivia", "F"],
    ["liam", "M"],
    ["hazel", "F"],
    ["stetson", "M"],
  ] as const) {
    const figures = places.figures(id, sex) ?? expect.fail();
    const found = figures.reduce((sum, { listed, filled }) => sum + listed + filled, 0);
    const expected = figures.reduce((sum, figure) => sum + figure.expected, 0);
    expect(Math.abs(found / expected - 1), id).toBeLessThan(0.005);
  }
});

test("what everybody knows of names and places", () => {
  expect(inState("jose", "M", "TX")).toEqual({ ...inState("jose", "M", "TX"), word: "more", times: 2.6 });
  expect(inState("jose", "M", "OH")).toMatchObject({ word: "less", times: 0.3 });
  expect(inState("yehuda", "M", "NJ")).toMatchObject({ word: "more", times: 13 });
  expect(inState("rivka", "F", "NJ")).toMatchObject({ word: "more", times: 11 });
  expect(inState("bridger", "M", "UT")).toMatchObject({ word: "more", times: 7 });
  expect(inState("kaia", "F", "HI")).toMatchObject({ word: "more", times: 4 });
  expect(inState("theodore", "M", "MS")).toMatchObject({ word: "less", times: 0.3 });
  expect(inState("theodore", "M", "MN")).toMatchObject({ word: "more", times: 1.7 });
});

test("a state where too little is listed says so, and DC is never shaded", () => {
  expect(inState("yehuda", "M", "WY")).toMatchObject({ word: "few", times: null, oneIn: null });
  expect(inState("alana", "F", "ND")).toMatchObject({
    word: "about",
    listed: 0,
    hiddenYears: 5,
    oneIn: null,
  });
  for (const [id, sex] of [
    ["olivia", "F"],
    ["liam", "M"],
  ] as const)
    expect(places.map(id, sex)?.cells?.[WITHOUT_QUOTIENT]).toMatchObject({
      word: "unshaded",
      times: null,
      oneIn: null,
    });
});

test("five windows, from 2003–2007 to 2020–2024", () => {
  expect(places.windows.map(({ from, to }) => `${from}–${to}`)).toEqual([
    "2020–2024",
    "2015–2019",
    "2010–2014",
    "2005–2009",
    "2003–2007",
  ]);
  for (const { from } of places.windows) {
    const words = wordsOf("olivia", "F", from);
    expect(words).toHaveLength(STATES.length);
    expect(statesWith("more", words), `${from}`).toBeGreaterThan(3);
    expect(statesWith("unshaded", words)).toBe(1);
  }
  // Olivia was a name of New England first.
  expect(wordsOf("olivia", "F", 2003)[stateOfCode("MA")]).toBe("more");
  expect(places.map("yehuda", "M", 2003)?.cells ?? null).toBeNull();
  expect(places.map("olivia", "F", 1999)).toBeNull();
  expect(places.map("dutchess", "F")).toBeNull();
});

test("each state has its top 100, names that are typical of it, and names that rise", () => {
  for (const code of ["AK", "CA", "DC", "ND", "TX", "WY"]) {
    const place = stateOfCode(code);
    for (const sex of ["F", "M"] as const) {
      const { top, typical, rising } = places.lists(place, sex);
      expect(top, code).toHaveLength(100);
      expect(top[0]?.rank).toBe(1);
      expect(top.every(({ cell }) => cell.listed > 0)).toBe(true);
      expect(rising.length, code).toBeGreaterThan(0);
      expect(rising.every(({ now, before }) => now > before)).toBe(true);
      if (place === WITHOUT_QUOTIENT) expect(typical).toEqual([]);
    }
  }
  const typicalOf = (code: string, sex: Sex) =>
    places.lists(stateOfCode(code), sex).typical.map(({ id }) => id);
  expect(typicalOf("UT", "M")).toEqual(expect.arrayContaining(["nixon", "boston", "bridger"]));
  expect(typicalOf("UT", "F")).toContain("quincy");
  expect([...typicalOf("HI", "M"), ...typicalOf("HI", "F")]).toEqual(
    expect.arrayContaining(["makoa", "kainoa"]),
  );
});

test("the file is small, and a map takes 2 ms at most", () => {
  expect(statSync(PACKED_STATES).size).toBeLessThanOrEqual(400_000);
  const started = process.threadCpuUsage();
  for (let time = 0; time < 100; time++) for (const [name, sex] of KNOWN) places.map(name.toLowerCase(), sex);
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000 / (100 * KNOWN.length)).toBeLessThan(2);
});
