import { expect, test } from "vitest";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { sparkOf, sparkYears } from "./spark.ts";

const rest = { F: years(7, 1000), M: years(7, 1000) };
const records = recordsByHand(2000, 2006, {
  Ann: { F: [0, 0, 0, 40, 40, 40, 40], M: [0, 0, 5] },
  Jo: { F: years(7, 5), M: years(7, 200) },
  Kit: { M: years(7, 30), F: [20] },
  Rest: rest,
  Una: { F: [5] },
});
const spark = (name: string, gender: "girl" | "boy" | "unisex") =>
  sparkOf(records, records.indexOf(name), gender);

test("points stand at every second year and always at the last", () => {
  expect(sparkYears(1880, 1886)).toEqual([1880, 1882, 1884, 1886]);
  const points = sparkYears(1880, 2025);
  expect(points).toHaveLength(74);
  expect(points.slice(-2)).toEqual([2024, 2025]);
});

test("a curve is drawn as whole numbers up to 99, its highest point", () => {
  expect(spark("Ann", "girl")).toEqual({ girl: [0, 40, 79, 99] });
});

test("a sex with less than a twentieth of all births is not drawn", () => {
  expect(spark("Ann", "girl").boy).toBeUndefined();
});

test("both sexes are drawn on one scale when each has its twentieth", () => {
  const { girl, boy } = spark("Kit", "boy");
  expect(boy?.at(-1)).toBe(99);
  expect(girl?.[0]).toBeLessThan(99);
});

test("a unisex name is always drawn for both", () => {
  expect(Object.keys(spark("Jo", "unisex"))).toEqual(["girl", "boy"]);
  expect(Object.keys(spark("Una", "unisex"))).toEqual(["girl"]);
});

test("a name on no record has no curve", () => {
  expect(sparkOf(records, -1, "girl")).toEqual({});
});
