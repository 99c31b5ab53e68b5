import { expect, test } from "vitest";
import packed from "#data/who/standards.json";
import { canBeRight, doubtAbout } from "./doubt.ts";
import { valueAt } from "./lms.ts";
import { type GrowthMeasure, GROWTH_MEASURES, SEXES } from "./measure.ts";
import { unpackStandards } from "./packed-standards.ts";
import { lmsAtAge } from "./standards.ts";
import { inUnit, type Unit } from "./units.ts";

const standards = unpackStandards(packed);
const boy = { sex: "boy", days: 274, gestationWeeks: null } as const;

const doubt = (
  measure: GrowthMeasure,
  value: number,
  unit: Unit,
  child: Parameters<typeof doubtAbout>[1] = boy,
) => doubtAbout(standards, child, measure, { value, unit, ounces: 0 });

test("what fits is not asked about", () => {
  expect(doubt("weight", 8.023, "kg")).toBeNull();
  expect(doubt("weight", 17.7, "lb")).toBeNull();
  expect(doubt("length", 28, "in")).toBeNull();
  expect(doubt("head", 45, "cm")).toBeNull();
});

test("a figure that fits in another unit is asked about", () => {
  expect(doubt("weight", 8023, "kg")).toEqual({ kind: "otherUnit", unit: "g", isPossible: false });
  expect(doubt("weight", 8.02, "g")).toEqual({ kind: "otherUnit", unit: "kg", isPossible: false });
  expect(doubt("weight", 17.7, "kg")).toEqual({ kind: "otherUnit", unit: "lb", isPossible: true });
  expect(doubt("length", 28, "cm")).toEqual({ kind: "otherUnit", unit: "in", isPossible: true });
  expect(doubt("head", 45, "in")).toEqual({ kind: "otherUnit", unit: "cm", isPossible: false });
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

test("a figure beyond 3 SD is asked about at every age, in the unit that is likely if there is one", () => {
  const girl = { sex: "girl", days: 184, gestationWeeks: null } as const;
  // Kilograms typed as pounds: 7.3 lb is 5.8 SD below the median, 7.3 kg the median itself.
  expect(doubt("weight", 7.3, "lb", girl)).toEqual({ kind: "otherUnit", unit: "kg", isPossible: true });
  expect(doubt("weight", 3.3, "lb", { ...girl, days: 0 })).toMatchObject({ kind: "otherUnit", unit: "kg" });
  expect(doubt("weight", 16, "lb", { ...girl, days: 1461 })).toMatchObject({ kind: "otherUnit", unit: "kg" });
  expect(doubt("length", 40, "cm", { ...girl, days: 1461 })).toMatchObject({ kind: "otherUnit", unit: "in" });
  expect(doubt("head", 17, "cm", girl)).toMatchObject({ kind: "otherUnit", unit: "in" });
  expect(doubt("head", 43, "in", girl)).toMatchObject({ kind: "otherUnit", unit: "cm" });
});

test("up to 3 SD nothing is asked, just beyond it is, on both sides and up to five years", () => {
  for (const sex of SEXES) {
    for (const measure of GROWTH_MEASURES) {
      for (const days of [0, 1, 184, 730, 731, 1096, 1826]) {
        const child = { sex, days, gestationWeeks: null };
        const lms = lmsAtAge(standards[sex], measure, days);
        if (lms === null) throw new Error(`${measure} ${days}`);
        const unit = measure === "weight" ? "kg" : "cm";
        for (const z of [-2.9, 0, 2.9]) expect(doubt(measure, valueAt(z, lms), unit, child)).toBeNull();
        for (const z of [-3.2, 3.2])
          expect(doubt(measure, valueAt(z, lms), unit, child)?.kind).toMatch(/^(unlikely|otherUnit)$/);
      }
    }
  }
});

test("whatever everyday figure is typed in another unit is asked about in its own", () => {
  const slips = [
    ["weight", "kg", "lb"],
    ["weight", "lb", "kg"],
    ["weight", "kg", "g"],
    ["weight", "g", "kg"],
    ["length", "cm", "in"],
    ["length", "in", "cm"],
    ["head", "cm", "in"],
    ["head", "in", "cm"],
  ] as const;
  for (const sex of SEXES) {
    for (let days = 0; days <= 1826; days += 83) {
      for (const [measure, meant, typed] of slips) {
        const median = lmsAtAge(standards[sex], measure, days)?.m ?? 0;
        const asked = doubt(measure, inUnit(median, meant), typed, { sex, days, gestationWeeks: null });
        expect(asked).toMatchObject({ kind: "otherUnit", unit: meant });
      }
    }
  }
});

test("a figure that could be so may be right, one that cannot be may not", () => {
  expect(canBeRight({ kind: "unlikely" })).toBe(true);
  expect(canBeRight({ kind: "otherUnit", unit: "kg", isPossible: true })).toBe(true);
  expect(canBeRight({ kind: "otherUnit", unit: "g", isPossible: false })).toBe(false);
  expect(canBeRight({ kind: "impossible" })).toBe(false);
});
