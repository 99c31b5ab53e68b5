import { expect, test } from "vitest";
import type { Sex } from "#domain/names/records/records.ts";
import { LEAST_RANKED } from "#domain/places/ranks/rank-tables.ts";
import { stateOfCode, STATES } from "#domain/places/states.ts";
import { books } from "#tests/fixtures/real-books.ts";

const ranks = books.stateRanks();

type Known = readonly [name: string, sex: Sex, state: string, decade: number, rank: number, births: number];

/** Counted in another language from SSA's file by state (2024 edition): births listed in ten years, and how many names have more. */
const KNOWN: readonly Known[] = [
  ["Mary", "F", "AL", 1910, 1, 14509],
  ["John", "M", "PA", 1910, 1, 48917],
  ["Ethel", "F", "WY", 1910, 34, 70],
  ["Helen", "F", "WY", 1910, 2, 386],
  ["Robert", "M", "NV", 1910, 5, 139],
  ["Orville", "M", "IA", 1910, 66, 467],
  ["Stella", "F", "OH", 1920, 100, 1153],
  ["Miriam", "F", "OH", 1920, 100, 1153],
  ["James", "M", "MS", 1930, 1, 16398],
  ["Shirley", "F", "ND", 1930, 3, 1511],
  ["Guadalupe", "F", "TX", 1930, 40, 2319],
  ["Linda", "F", "CA", 1940, 1, 38381],
  ["Dennis", "M", "WI", 1940, 10, 8181],
  ["Mary", "F", "NY", 1950, 1, 50117],
  ["Leilani", "F", "HI", 1950, 99, 179],
  ["Michael", "M", "NY", 1960, 1, 86244],
  ["Tammy", "F", "WV", 1960, 3, 3584],
  ["Jennifer", "F", "CA", 1970, 1, 54730],
  ["Jose", "M", "TX", 1980, 11, 22063],
  ["Ashley", "F", "DC", 1980, 3, 1172],
  ["Olivia", "F", "VT", 1990, 17, 272],
  ["Jayden", "M", "NV", 2000, 44, 803],
];

const TITLED = KNOWN.map((known) => ({ title: known.slice(0, 4).join(" "), known }));

test.for(TITLED)("$title", ({ known: [name, sex, code, decade, rank, births] }) => {
  const state = stateOfCode(code);
  const id = name.toLowerCase();
  expect(ranks.ranks(id, sex, decade)?.[state]).toEqual({ rank, births });
  expect(ranks.top(state, sex, decade)).toContainEqual({ id, rank, births });
});

test("ten decades; each list is ordered, and has no name of fewer than 50 births or beyond the 100th", () => {
  expect(ranks.decades.map(({ from, to }) => `${from}–${to}`)).toEqual(
    ["1910–1919", "1920–1929", "1930–1939", "1940–1949", "1950–1959"].concat([
      "1960–1969",
      "1970–1979",
      "1980–1989",
      "1990–1999",
      "2000–2009",
    ]),
  );
  for (const { from } of ranks.decades)
    for (const sex of ["F", "M"] as const)
      for (const state of STATES.keys()) {
        const list = ranks.top(state, sex, from);
        expect(list.every(({ rank, births }) => rank <= 100 && births >= LEAST_RANKED)).toBe(true);
        expect(list.map(({ rank }) => rank)).toEqual(
          list.map(({ births }) => 1 + list.filter((other) => other.births > births).length),
        );
      }
});

test("small states rank few names long ago, and equal counts share the last rank", () => {
  expect(ranks.top(stateOfCode("AK"), "F", 1910)).toHaveLength(7);
  expect(ranks.top(stateOfCode("WY"), "M", 1910)).toHaveLength(36);
  expect(ranks.top(stateOfCode("OH"), "F", 1920)).toHaveLength(101);
});

test("what is ranked nowhere, or asked for in no decade, has no ranks", () => {
  expect(ranks.ranks("jayden", "M", 1950)).toBeNull();
  expect(ranks.ranks("mary", "F", 1955)).toBeNull();
  expect(ranks.ranks("zzyzx", "F", 1950)).toBeNull();
  expect(ranks.top(0, "F", 2010)).toEqual([]);
  expect(ranks.decadesOf("jayden", "M").map(({ from }) => from)).toEqual([2000]);
  expect(ranks.decadesOf("mary", "F")).toHaveLength(10);
});

test("a map takes little", () => {
  const started = process.threadCpuUsage();
  for (let time = 0; time < 50; time += 1) {
    ranks.decadesOf("mary", "F");
    ranks.ranks("mary", "F", 1910 + 10 * (time % 10));
  }
  const { user, system } = process.threadCpuUsage(started);
  expect((user + system) / 1000 / 50).toBeLessThan(10);
});
