import { expect, test } from "vitest";
import type { OneIn } from "#domain/names/entry/name-summary.ts";
import { fakeEntry } from "#tests/fixtures/entries-by-hand.ts";
import { isSorted, sorted } from "./sorted.ts";

const entry = (nameId: string, savedAt: string, oneIn: OneIn | null, name = nameId) => {
  const made = fakeEntry(nameId);
  return { ...made, savedAt, babyName: { ...made.babyName, name, oneIn } };
};
const hazel = entry("hazel", "2026-11-02T00:00:00Z", { n: 254, of: "girls", year: 2025 }, "Hazel");
const river = entry("river", "2026-11-03T00:00:00Z", { n: 400, of: "babies", year: 2025 }, "River");
const asa = entry("asa", "", null, "Åsa");
const list = [hazel, asa, river];

test("Newest first: what the server has not dated yet is the newest", () => {
  expect(sorted(list, "saved")).toEqual(["asa", "river", "hazel"]);
});

test("By name, accents like their letters", () => {
  expect(sorted(list, "name")).toEqual(["asa", "hazel", "river"]);
});

test("Most common first: one sex is half of all babies, and unpublished is the least", () => {
  expect(sorted(list, "common")).toEqual(["river", "hazel", "asa"]);
});

test("A list that stands so already is known", () => {
  expect(isSorted([asa, hazel, river], "name")).toBe(true);
  expect(isSorted(list, "name")).toBe(false);
  expect(isSorted([], "saved")).toBe(true);
});
