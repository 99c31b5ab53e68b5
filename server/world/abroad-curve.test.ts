import { expect, test } from "vitest";
import type { Sex } from "#domain/names/records/records.ts";
import { abroadCurve, mainCurveAbroad } from "#domain/world/abroad-curve.ts";
import { ROOT } from "#server/root.ts";
import { openWorld } from "./open-world.ts";

const world = openWorld(new URL("data/world/", ROOT));
const curveOf = (id: string, country: string, sex: Sex) => abroadCurve(world, world.series(id), country, sex);

/** Births of the name, and births listed of the sex, from the publishers' tables. */
const KNOWN = [
  ["muhammad", "england-wales", "M", 2024, 5721, 277_775],
  ["jean", "france", "M", 1946, 53385, 443_210],
  ["isla", "scotland", "F", 2020, 347, 18_983],
  ["mateo", "chile", "M", 2020, 3866, 92_933],
  ["olivia", "canada-ontario", "F", 2019, 934, 52_618],
  ["emma", "norway", "F", 2017, 380, 21_550],
] as const;

test.for(KNOWN)("the rate of %s in %s", ([id, country, sex, year, count, listed]) => {
  const found = curveOf(id, country, sex)?.years.find((each) => each.year === year);
  expect(found?.count).toBe(count);
  expect(found?.per10000).toBeCloseTo((count / listed) * 10_000, 8);
});

test("a curve has the years in which the name is listed, within the country’s own", () => {
  const chile = curveOf("olivia", "chile", "F") ?? expect.fail();
  expect([chile.from, chile.to]).toEqual([1920, 2021]);
  expect(chile.years.every(({ count }) => count >= 5)).toBe(true);
  expect(curveOf("dutchess", "chile", "F")).toBeNull();
});

test("the spelling is the country’s most used, and a match of letters is no match of sex", () => {
  expect(curveOf("rian", "ireland", "M")?.spelling).toBe("Rían");
  expect(curveOf("jean", "france", "F")?.isMoreOfOther).toBe(true);
  expect(curveOf("jean", "france", "M")?.isMoreOfOther).toBe(false);
  expect(mainCurveAbroad(world, world.series("jean"), "france", "F")?.sex).toBe("M");
  expect(mainCurveAbroad(world, world.series("jean"), "scotland", "F")?.sex).toBe("F");
});
