import { expect, test } from "vitest";
import packed from "#data/who/standards.json";
import { doubtAbout, isLikelyPair } from "./doubt.ts";
import type { Measure } from "./measure.ts";
import { unpackStandards } from "./packed-standards.ts";
import type { Unit } from "./units.ts";

const standards = unpackStandards(packed);
const boy = { sex: "boy", days: 274, gestationWeeks: null } as const;

const doubt = (measure: Measure, value: number, unit: Unit, child: Parameters<typeof doubtAbout>[1] = boy) =>
  doubtAbout(standards, child, measure, { value, unit, ounces: 0 });

test("what fits is not asked about", () => {
  expect(doubt("weight", 8.023, "kg")).toBeNull();
  expect(doubt("weight", 17.7, "lb")).toBeNull();
  expect(doubt("length", 28, "in")).toBeNull();
  expect(doubt("head", 45, "cm")).toBeNull();
});

test("a figure that fits in another unit is asked about", () => {
  expect(doubt("weight", 8023, "kg")).toEqual({ kind: "otherUnit", unit: "g" });
  expect(doubt("weight", 8.02, "g")).toEqual({ kind: "otherUnit", unit: "kg" });
  expect(doubt("weight", 17.7, "kg")).toEqual({ kind: "otherUnit", unit: "lb" });
  expect(doubt("length", 28, "cm")).toEqual({ kind: "otherUnit", unit: "in" });
  expect(doubt("head", 45, "in")).toEqual({ kind: "otherUnit", unit: "cm" });
});

test("a figure far from all curves is asked about, one that cannot be is refused", () => {
  expect(doubt("weight", 2.4, "kg")).toEqual({ kind: "unlikely" });
  expect(doubt("length", 100, "cm")).toEqual({ kind: "unlikely" });
  expect(doubt("weight", 0, "kg")).toEqual({ kind: "impossible" });
  expect(doubt("weight", 900, "kg")).toEqual({ kind: "impossible" });
});

test("a small preterm baby is not doubted", () => {
  const born = { sex: "boy", days: 0, gestationWeeks: 26 } as const;
  expect(doubt("weight", 850, "g", born)).toBeNull();
  expect(doubt("weight", 850, "g", { ...born, gestationWeeks: null })).toEqual({ kind: "unlikely" });
  expect(doubt("weight", 2.6, "kg", { ...born, days: 98 })).toBeNull();
});

test("a weight is held against the length, too", () => {
  expect(isLikelyPair(-4.9)).toBe(true);
  expect(isLikelyPair(5.1)).toBe(false);
});
