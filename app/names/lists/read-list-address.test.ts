import { expect, test } from "vitest";
import { readListAddress } from "./read-list-address.ts";

const YEARS = { firstYear: 1880, lastYear: 2025 };
const read = (list: string, of?: string, query = "") =>
  readListAddress(list, of, new URLSearchParams(query), YEARS);

test("the top lists have a year; without one it is the last", () => {
  expect(read("top-100-girls")).toEqual({
    request: { list: "top-100-girls", year: 2025 },
    unknownYear: null,
  });
  expect(read("top-100-boys", undefined, "year=1880")?.request).toEqual({
    list: "top-100-boys",
    year: 1880,
  });
});

test("a year without a list gives way to the last, and is told, not too long", () => {
  for (const year of ["1879", "2026", "99999", "19.5", "next"]) {
    expect(read("top-100-girls", undefined, `year=${year}`)).toEqual({
      request: { list: "top-100-girls", year: 2025 },
      unknownYear: year,
    });
  }
  expect(read("top-100-girls", undefined, `year=${"x".repeat(50)}`)?.unknownYear).toHaveLength(12);
  expect(read("top-100-girls", undefined, "year=")?.unknownYear).toBeNull();
});

test("origins and letters are read from the address, in small letters only", () => {
  expect(read("origin", "scottish-gaelic")?.request).toEqual({ list: "origin", of: "Scottish Gaelic" });
  expect(read("letter", "m")?.request).toEqual({ list: "letter", of: "m" });
  for (const [list, of] of [
    ["origin", "klingon"],
    ["origin", "Irish"],
    ["letter", "aa"],
    ["letter", "é"],
    ["unisex", "m"],
  ] as const) {
    expect(read(list, of), `${list}/${of}`).toBeNull();
  }
});

test("any other list has its own name or does not exist", () => {
  expect(read("evergreen", undefined, "year=1990")?.request).toEqual({ list: "evergreen" });
  for (const list of ["origin", "letter", "top-100", "Evergreen", ""]) expect(read(list), list).toBeNull();
});
