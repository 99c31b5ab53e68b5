import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import packed from "#data/who/standards.json";
import { restrictedZ, valueAt, zScore } from "./lms.ts";
import {
  type Curve,
  CURVES,
  type GrowthMeasure,
  GROWTH_MEASURES,
  type Sex,
  SEXES,
  TABLES,
} from "./measure.ts";
import { packStandards, unpackStandards } from "./packed-standards.ts";
import { percentileOf } from "./percentile.ts";
import { readAll, readByAge, readByLength } from "./curve-score.ts";
import { lmsAtAge, lmsAtLength } from "./standards.ts";

const standards = unpackStandards(packed);

const byAge = (sex: Sex, days: number, measure: "weight" | "length" | "head", value: number) =>
  readByAge(standards, { sex, days }, measure, value)?.z ?? Number.NaN;

type Case = { curve: Curve; sex: Sex; at: number; value: number; z: number; percentile: number };

const cases = readFileSync(new URL("../../data/who/cases.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line): Case => {
    const [name, whose, ...figures] = line.split("\t");
    const curve = CURVES.find((each) => each === name);
    const sex = SEXES.find((each) => each === whose);
    if (curve === undefined || sex === undefined) throw new Error(line);
    const [at = 0, value = 0, z = 0, percentile = 0] = figures.map(Number);
    return { curve, sex, at, value, z, percentile };
  });

test("more than 200 independent calculations agree within 0.01 z and 0.1 percentile, beyond 3 SD and at all ends", () => {
  expect(cases.length).toBeGreaterThan(200);
  expect(cases.filter(({ z }) => Math.abs(z) > 3).length).toBeGreaterThan(200);
  for (const curve of CURVES) {
    const places = cases.filter((each) => each.curve === curve).map(({ at }) => at);
    const [first, last] = curve === "weightForLength" ? [45, 110] : [0, 1826];
    expect([Math.min(...places), Math.max(...places)]).toEqual([first, last]);
  }
  const far = cases.filter(({ curve, sex, at, value, z, percentile }) => {
    const ours =
      curve === "weightForLength"
        ? readByLength(standards, { sex, days: 100 }, { weight: value, length: at })?.z
        : byAge(sex, at, curve, value);
    if (ours === undefined) return true;
    return !(Math.abs(ours - z) < 0.01) || !(Math.abs(percentileOf(ours) - percentile) < 0.1);
  });
  expect(far).toEqual([]);
});

test("the tables hold WHO's values, and no fabricated ones", () => {
  const row = (sex: Sex, measure: GrowthMeasure, day: number) => {
    const lms = lmsAtAge(standards[sex], measure, day);
    return lms === null ? null : [lms.l, lms.m, lms.s];
  };
  expect(row("boy", "weight", 0)).toEqual([0.3487, 3.3464, 0.14602]);
  expect(row("girl", "weight", 0)).toEqual([0.3809, 3.2322, 0.14171]);
  expect(row("boy", "length", 0)).toEqual([1, 49.8842, 0.03795]);
  expect(row("girl", "length", 0)).toEqual([1, 49.1477, 0.0379]);
  expect(row("boy", "head", 0)).toEqual([1, 34.4618, 0.03686]);
  expect(row("girl", "head", 0)?.[1]).toBe(33.8787);
  // WHO's whole months fall between days.
  const month = (sex: Sex, measure: GrowthMeasure, months: number) => {
    const [day, part] = [Math.floor(months * 30.4375), (months * 30.4375) % 1];
    const m = (at: number) => lmsAtAge(standards[sex], measure, at)?.m;
    const [below = 0, above = below] = [m(day), m(day + 1)];
    return below + part * (above - below);
  };
  expect(month("boy", "weight", 1)).toBeCloseTo(4.4709, 3);
  expect(month("girl", "weight", 1)).toBeCloseTo(4.1873, 3);
  expect(month("boy", "weight", 12)).toBeCloseTo(9.6479, 3);
  expect(month("boy", "weight", 24)).toBeCloseTo(12.1515, 2);
  expect(month("girl", "weight", 24)).toBeCloseTo(11.4775, 2);
  expect(month("boy", "weight", 48)).toBeCloseTo(16.3489, 2);
  expect(month("girl", "weight", 60)).toBeCloseTo(18.2193, 2);
  expect(month("boy", "head", 60)).toBeCloseTo(50.7375, 2);
  expect(row("boy", "length", 730)?.[1]).toBeCloseTo(87.8161, 1);
  expect(row("girl", "length", 730)?.[1]).toBeCloseTo(86.4153, 1);
  // Standing from the next day on, by months of 30.4375 days.
  expect(row("boy", "length", 731)?.[1]).toBeCloseTo(87.1161, 1);
  expect(row("girl", "length", 731)?.[1]).toBeCloseTo(85.7153, 1);
  expect(month("boy", "length", 48)).toBeCloseTo(103.3273, 2);
  expect(month("girl", "length", 36)).toBeCloseTo(95.0506, 2);
  expect(row("boy", "length", 1826)?.[1]).toBeCloseTo(109.9638, 1);
});

test("known children stand where they were measured to stand", () => {
  expect(byAge("boy", 274, "weight", 8.0229)).toBeCloseTo(-0.951, 3);
  const known = [
    ["boy", 274, "weight", 8.0229, 17.1],
    ["boy", 274, "length", 71.12, 35.2],
    ["girl", 183, "weight", 7.3, 49.9],
    ["girl", 183, "length", 65.7, 49.1],
    ["girl", 183, "head", 42.2, 49.8],
    // Rounded to months it would be 62.2.
    ["boy", 14, "weight", 3.5, 31.2],
    // Born in week 32: by the day of birth, and by the due date 56 days later.
    ["boy", 120, "weight", 5.2, 0.6],
    ["boy", 64, "weight", 5.2, 24.6],
  ] as const;
  for (const [sex, days, measure, value, percentile] of known) {
    expect(Math.abs(percentileOf(byAge(sex, days, measure, value)) - percentile)).toBeLessThan(0.1);
  }
});

test("a value at a z-score has that z-score, in every row", () => {
  const rows = SEXES.flatMap((sex) => TABLES.flatMap((id) => standards[sex][id].rows));
  const off = rows.flatMap((lms) => {
    return [-3, -1, 0, 2.5].filter((z) => !(Math.abs(zScore(valueAt(z, lms), lms) - z) < 1e-8));
  });
  expect(off).toEqual([]);
  expect(zScore(Math.E, { l: 0, m: 1, s: 0.5 })).toBeCloseTo(2, 10);
  expect(valueAt(2, { l: 0, m: 1, s: 0.5 })).toBeCloseTo(Math.E, 10);
});

test("beyond 3 SD the scale of weights goes on in even steps, that of lengths does not change", () => {
  const weight = standards.boy.weight.rows[300];
  const length = standards.boy.length.rows[300];
  if (weight === undefined || length === undefined) throw new Error("no such day");
  const [two, three] = [valueAt(2, weight), valueAt(3, weight)];
  expect(restrictedZ(three + (three - two), weight)).toBeCloseTo(4, 8);
  expect(restrictedZ(three, weight)).toBeCloseTo(3, 8);
  expect(restrictedZ(valueAt(-4.2, length), length)).toBeCloseTo(-4.2, 8);
});

test("outside of the tables nothing is said", () => {
  for (const measure of GROWTH_MEASURES) {
    expect(readByAge(standards, { sex: "girl", days: 1826 }, measure, 18)).not.toBeNull();
    expect(readByAge(standards, { sex: "girl", days: 1827 }, measure, 18)).toBeNull();
    expect(readByAge(standards, { sex: "girl", days: -1 }, measure, 3)).toBeNull();
  }
  expect(readByAge(standards, { sex: "girl", days: -1 }, "weight", 3)).toBeNull();
  expect(readByLength(standards, { sex: "girl", days: 100 }, { weight: 2, length: 44.9 })).toBeNull();
  expect(readByLength(standards, { sex: "girl", days: 100 }, { weight: 20, length: 110.1 })).toBeNull();
  expect(readByLength(standards, { sex: "girl", days: 100 }, { weight: 7 })).toBeNull();
});

test("from day 731 on weight is read by the length lying down that belongs to a height", () => {
  const at = (days: number, length: number) =>
    readByLength(standards, { sex: "boy", days }, { weight: 7.4327, length })?.z;
  // WHO's weight-for-height has a median of 7.4327 kg at 65.0 cm, its weight-for-length at 65.7 cm.
  expect(at(731, 65)).toBeCloseTo(0, 6);
  expect(at(730, 65.7)).toBeCloseTo(0, 6);
  expect(at(731, 109.4)).toBeUndefined();
});

test("between two lengths the row lies between", () => {
  const table = standards.girl.weightForLength;
  const [below, middle, above] = [60, 60.05, 60.1].map((cm) => lmsAtLength(table, cm)?.m ?? 0);
  expect(middle).toBeCloseTo(((below ?? 0) + (above ?? 0)) / 2, 8);
  expect(lmsAtLength(table, 45.7)).toEqual(table.rows[7]);
});

test("one day gives all that was measured, in the order of the curves", () => {
  const readings = readAll(standards, { sex: "girl", days: 183 }, { weight: 7.3, length: 65.7, head: 42.2 });
  expect(readings.map(({ curve }) => curve)).toEqual(["weight", "length", "head", "weightForLength"]);
  expect(readAll(standards, { sex: "girl", days: 183 }, { head: 42.2 })).toHaveLength(1);
});

test("the tables come back as they were packed, and weigh less than 8 kB", () => {
  expect(packStandards(standards)).toEqual(packed);
  expect(brotliCompressSync(JSON.stringify(packed)).length).toBeLessThan(8_000);
});
