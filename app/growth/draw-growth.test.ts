import { expect, test } from "vitest";
import packed from "#data/who/standards.json";
import type { Child } from "#domain/growth/kept-growth.ts";
import { unpackStandards } from "#domain/growth/packed-standards.ts";
import { spreadApart } from "#domain/growth/spread-apart.ts";
import { pointsOf, readDay } from "./child-points.ts";
import { composeTables } from "./compose-tables.ts";
import { drawGrowth } from "./draw-growth.ts";
import { roundAxis, ticksWithin } from "./growth-axis.ts";
import { rangeAround, sayRange } from "./ranges.ts";
import { sayAge } from "./say-age.ts";

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
  const table = standards.boy.weight;
  const drawing = drawGrowth({ curve: "weight", table, range: rangeAround("weight", 120), points, units });
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
  } = drawGrowth({ curve: "head", table: standards.boy.head, range, points, units });
  expect(drawn).toMatchObject([{ own: null, byBirth: { x: 208.8 } }]);
  expect([joins, child]).toEqual(["", ""]);
});

test("five lines run over the whole range, the higher above the lower", () => {
  for (const curve of ["weight", "length", "head", "weightForLength"] as const) {
    const range = rangeAround(curve, null);
    const { lines, up, across } = drawGrowth({
      curve,
      table: standards.girl[curve],
      range,
      points: [],
      units,
    });
    const ends = lines.map(({ endY }) => endY);
    expect(ends).toEqual(ends.toSorted((one, other) => other - one));
    expect(lines.every(({ d }) => d.startsWith("M0 ") && d.includes("L1000 "))).toBe(true);
    expect(up.length).toBeLessThanOrEqual(10);
    expect(across.large.length).toBeLessThanOrEqual(9);
  }
});

test("the chart shows the nearest part that leaves room after the newest point", () => {
  expect(rangeAround("weight", 20).id).toBe("3");
  expect(rangeAround("weight", 183).id).toBe("12");
  expect(rangeAround("weight", 730).id).toBe("24");
  expect(rangeAround("weightForLength", 71).id).toBe("middle");
  expect(sayRange("weightForLength", rangeAround("weightForLength", 71), "in")).toBe("24–31 in");
});

test("axes begin and end at round numbers", () => {
  expect(roundAxis(2.4, 14.6, 7)).toEqual({ from: 2, to: 16, ticks: [2, 4, 6, 8, 10, 12, 14, 16] });
  expect(ticksWithin(17.7, 25.6, 7)).toEqual([18, 20, 22, 24]);
});

test("labels keep their distance and the middle one its place", () => {
  expect(spreadApart([100, 95, 90, 60, 55], 15)).toEqual([120, 105, 90, 60, 45]);
});

test("ages are said in completed units", () => {
  expect([0, 1, 27, 28, 90, 91, 183, 730].map(sayAge)).toEqual([
    "Birth",
    "1 day",
    "27 days",
    "4 weeks",
    "12 weeks",
    "3 months",
    "6 months",
    "24 months",
  ]);
});

test("the tables to read hold WHO's medians", () => {
  const tables = composeTables(standards);
  expect(tables).toHaveLength(8);
  const birth = tables.find(({ sex, curve }) => sex === "boy" && curve === "weight")?.rows[0];
  expect(birth).toEqual({ at: 0, values: ["2.51", "2.86", "3.35", "3.88", "4.35"] });
});
