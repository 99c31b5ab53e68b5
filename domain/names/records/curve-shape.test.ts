import { expect, test } from "vitest";
import { createShapes, placeAlone, likeness, likenessAt, shapeIn } from "./curve-shape.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";

const early = [...years(40, 900), ...years(86, 0)];
const records = recordsByHand(1900, 2025, {
  Early: { F: early },
  Late: { F: early.toReversed() },
  Rare: { F: early.map((births) => births / 100) },
  Rest: { F: years(126, 50_000), M: years(126, 50_000) },
});
const shapeOf = createShapes(records);
const shape = (name: string) => shapeOf(records.indexOf(name), "F");

test("a shape has a point for every second year from 1900, and length 1", () => {
  expect(shape("Early")).toHaveLength(63);
  expect(likeness(shape("Early"), shape("Early"))).toBeCloseTo(1, 5);
});

test("a rare name with the same curve is alike; one of another time is not", () => {
  expect(likeness(shape("Early"), shape("Rare"))).toBeGreaterThan(0.999);
  expect(likeness(shape("Early"), shape("Late"))).toBe(0);
});

test("a name without births is like none", () => {
  const nothing = shapeOf(records.indexOf("Rest") + 99, "M");
  expect(likeness(nothing, shape("Early"))).toBe(0);
});

test("a shape is found in a row of many by its offset", () => {
  const many = Float32Array.from([...shape("Late"), ...shape("Early")]);
  expect(likenessAt(placeAlone(shape("Early")), many, 63)).toBeCloseTo(1, 5);
  const second = { shapes: many, shapeAt: 63, pointCount: 63 };
  expect(shapeIn(second)).toEqual(shape("Early"));
  expect(likenessAt(second, many, 0)).toBe(0);
});

test("years before 1900 do not count", () => {
  const after = years(20, 10);
  const old = recordsByHand(1880, 1919, {
    New: { M: [...years(20, 0), ...after] },
    Old: { M: [...years(20, 5000), ...after] },
    Rest: { M: years(40, 9999) },
  });
  const draw = createShapes(old);
  // The first point, 1900, is the mean of 1898 to 1902; from the second on, only the years since 1900 are left.
  const [young, aged] = ["New", "Old"].map((name) => draw(old.indexOf(name), "M").subarray(1));
  if (young === undefined || aged === undefined) throw new Error("Two shapes were drawn.");
  expect(young).toHaveLength(9);
  expect(likeness(young, aged) ** 2).toBeCloseTo(likeness(young, young) * likeness(aged, aged), 5);
});
