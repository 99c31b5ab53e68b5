import { expect, test } from "vitest";
import packed from "#data/who/standards.json";
import type { Child } from "#domain/growth/stored-growth.ts";
import { unpackStandards } from "#domain/growth/packed-standards.ts";
import { spreadApart } from "#domain/growth/spread-apart.ts";
import { pointsOf, readDay } from "./child-points.ts";
import { buildTables } from "#app/growth/build-tables.ts";
import { drawGrowth } from "./draw-growth.ts";
import { roundAxis, ticksWithin } from "./growth-axis.ts";
import { sayWho } from "#app/growth/growth-who.tsx";
import { ageUnit, rangeAround, sayRange } from "./ranges.ts";
import { sayAge } from "#domain/growth/say-age.ts";

const standards = unpackStandards(packed);
const units = { weight: "kg", length: "cm" } as const;
const preterm: Child = {
  id: "a",
  name: "",
  sex: "boy",
  born: "2026-01-01",
  gestationWeeks: 32,
  measurements: [
    { date: "2026-05-01", weight: 5.2, length: 58 },
    { date: "2026-01-20", head: 30 },
  ],
};
const days = preterm.measurements.map((measurement) => readDay(standards, preterm, measurement));

test("a preterm baby has two points, joined; weight for length needs no age", () => {
  const points = pointsOf(days, "weight");
  expect(points).toMatchObject([{ at: 64, byBirth: 120, value: 5.2 }]);
  const tables = standards.boy;
  const drawing = drawGrowth({ curve: "weight", tables, range: rangeAround("weight", 120), points, units });
  const [point] = drawing.points;
  expect(point?.own?.y).toBe(point?.byBirth?.y);
  expect(drawing.joins).toBe(`M${point?.own?.x} ${point?.own?.y}L${point?.byBirth?.x} ${point?.byBirth?.y}`);
  expect(pointsOf(days, "weightForLength")).toMatchObject([{ at: 58, byBirth: null }]);
});

test("before the due date there is a point by birth date and no reading", () => {
  expect(days[1]).toMatchObject({ days: 19, corrected: -37, readings: [] });
  expect(days[1]?.byBirth).toHaveLength(1);
  const points = pointsOf(days, "head");
  const range = rangeAround("head", 19);
  const {
    points: drawn,
    joins,
    child,
  } = drawGrowth({ curve: "head", tables: standards.boy, range, points, units });
  expect(drawn).toMatchObject([{ own: null, byBirth: { x: 208.8 } }]);
  expect([joins, child]).toEqual(["", ""]);
});

test("a child is corrected up to the second birthday, and counts from birth after it", () => {
  const on = (date: string) => readDay(standards, preterm, { date, weight: 12, length: 86 });
  expect(on("2028-01-01")).toMatchObject({ days: 730, corrected: 674 });
  const after = on("2028-01-02");
  expect(after).toMatchObject({ days: 731, corrected: null });
  expect(after.readings).toEqual(after.byBirth);
  // Weighed against those as long lying down as this one is standing up.
  expect(pointsOf([after], "weightForLength")).toMatchObject([{ at: 86.7, value: 12 }]);
});

test("five lines run over the whole range, the higher above the lower", () => {
  for (const curve of ["weight", "length", "head", "weightForLength"] as const) {
    const range = rangeAround(curve, null);
    const { lines, up, across } = drawGrowth({
      curve,
      tables: standards.girl,
      range,
      points: [],
      units,
    });
    const ends = lines.map(({ endY }) => endY);
    expect(ends).toEqual(ends.toSorted((one, other) => other - one));
    expect(lines.every(({ d }) => d.startsWith("M0 ") && d.includes("L1000 "))).toBe(true);
    // Lying down and standing up are two lines, with a step between them.
    expect(lines.map(({ d }) => d.split("M").length - 1)).toEqual(
      lines.map(() => (curve === "length" ? 2 : 1)),
    );
    expect(up.length).toBeLessThanOrEqual(10);
    expect(across.large.length).toBeLessThanOrEqual(11);
  }
});

test("the chart shows the nearest part that leaves room after the newest point", () => {
  expect(rangeAround("weight", 20).id).toBe("3");
  expect(rangeAround("weight", 183).id).toBe("12");
  expect(rangeAround("weight", 700).id).toBe("24");
  expect(rangeAround("weight", 730).id).toBe("24");
  expect(rangeAround("weight", 731).id).toBe("24-60");
  expect(rangeAround("weight", 1826).id).toBe("24-60");
  expect(sayRange("weight", rangeAround("weight", 1826), "in")).toBe("2–5 yr");
  // What was measured before stays in sight.
  expect(rangeAround("weight", 900, 0).id).toBe("60");
  expect(sayRange("weight", rangeAround("weight", 900, 0), "in")).toBe("5 yr");
  expect(rangeAround("weight", 64, -37).id).toBe("3");
  expect(rangeAround("weightForLength", 71).id).toBe("middle");
  expect(sayRange("weightForLength", rangeAround("weightForLength", 71), "in")).toBe("24–31 in");
});

test("ages are in months up to two years, and in years after", () => {
  const labels = (newest: number, oldest: number, size: "large" | "small") => {
    const range = rangeAround("length", newest, oldest);
    const { across } = drawGrowth({ curve: "length", tables: standards.girl, range, points: [], units });
    return `${ageUnit(range)}: ${across[size].map(({ label }) => label).join(" ")}`;
  };
  expect(labels(400, 0, "large")).toBe("months: 0 3 6 9 12 15 18 21 24");
  expect(labels(1000, 800, "large")).toBe("years: 2 2½ 3 3½ 4 4½ 5");
  expect(labels(1000, 800, "small")).toBe("years: 2 3 4 5");
  expect(labels(1000, 0, "small")).toBe("years: 0 1 2 3 4 5");
  // Only standing up: one line, without the step.
  const range = rangeAround("length", 1000);
  const { lines } = drawGrowth({ curve: "length", tables: standards.girl, range, points: [], units });
  expect(lines.map(({ d }) => d.split("M").length - 1)).toEqual([1, 1, 1, 1, 1]);
});

test("a child is told by name, or as a girl or a boy", () => {
  const born = { born: "2026-05-21", gestationWeeks: null };
  expect(sayWho({ name: "maya", sex: "girl", ...born })).toBe("maya, girl, born May 21, 2026");
  expect(sayWho({ name: "", sex: "boy", ...born })).toBe("Boy, born May 21, 2026");
});

test("axes begin and end at round numbers", () => {
  expect(roundAxis(2.4, 14.6, 7)).toEqual({ from: 2, to: 16, ticks: [2, 4, 6, 8, 10, 12, 14, 16] });
  expect(ticksWithin(17.7, 25.6, 7)).toEqual([18, 20, 22, 24]);
});

test("labels keep their distance and the middle one its place", () => {
  expect(spreadApart([100, 95, 90, 60, 55], 15)).toEqual([120, 105, 90, 60, 45]);
});

test("ages are said in completed units", () => {
  expect([0, 1, 27, 28, 90, 91, 183, 730, 1095, 1127, 1461, 1826].map(sayAge)).toEqual([
    "Birth",
    "1 day",
    "27 days",
    "4 weeks",
    "12 weeks",
    "3 months",
    "6 months",
    "24 months",
    "3 years",
    "3 years, 1 month",
    "4 years",
    "5 years",
  ]);
});

test("the tables to read hold WHO's medians", () => {
  const tables = buildTables(standards);
  expect(tables).toHaveLength(8);
  const birth = tables.find(({ sex, curve }) => sex === "boy" && curve === "weight")?.rows[0];
  expect(birth).toEqual({ at: 0, values: ["2.51", "2.86", "3.35", "3.88", "4.35"] });
  const median = (sex: "girl" | "boy", asked: string, at: number) =>
    tables.find((table) => table.sex === sex && table.curve === asked)?.rows.find((row) => row.at === at)
      ?.values[2];
  // WHO's tables: two years lying down, then standing up.
  expect([median("boy", "length", 24), median("boy", "length", 30), median("boy", "length", 60)]).toEqual([
    "87.8",
    "91.9",
    "110.0",
  ]);
  expect([median("girl", "length", 36), median("girl", "weight", 60), median("boy", "head", 60)]).toEqual([
    "95.1",
    "18.22",
    "50.7",
  ]);
});
