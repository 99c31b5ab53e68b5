import { expect, test } from "vitest";
import { latestOneIn, oneInOf, oneInText, birthShareOf } from "./one-in.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";

const records = recordsByHand(2024, 2025, {
  Ann: { F: [100, 25] },
  Jo: { F: [0, 20], M: [0, 15] },
  Old: { F: [5], M: [6] },
  Rest: { F: [0, 955], M: [0, 985] },
});
const latest = (name: string, gender: "girl" | "boy" | "unisex") =>
  latestOneIn(records, records.indexOf(name), gender);

test("1 in N is listed births over births, to the nearest whole number", () => {
  expect(oneInOf(6318, 1_607_267)).toBe(254);
  expect(oneInOf(3, 5)).toBe(2);
});

test("fewer than five, or none, is never a number", () => {
  expect(oneInOf(0, 1_607_267)).toBeNull();
  expect(latest("Old", "girl")).toBeNull();
  expect(latest("Old", "unisex")).toBeNull();
});

test("a girl's name is counted among girls, a boy's among boys, a unisex one among all babies", () => {
  expect(latest("Ann", "girl")).toEqual({ n: 40, of: "girls", year: 2025 });
  expect(latest("Jo", "boy")).toEqual({ n: 67, of: "boys", year: 2025 });
  expect(latest("Jo", "unisex")).toEqual({ n: 57, of: "babies", year: 2025 });
});

test("where one sex is unpublished, babies are counted by the other alone", () => {
  expect(birthShareOf(records, records.indexOf("Ann"), "babies", 2025)).toEqual({ births: 25, listed: 2000 });
});

test("in words it says whom it counts", () => {
  expect(oneInText({ n: 1006, of: "girls", year: 2025 })).toBe("1 in 1,006 girls");
});
