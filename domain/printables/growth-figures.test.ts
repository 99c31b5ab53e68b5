import { expect, test } from "vitest";
import packed from "#data/who/standards.json";
import { GROWTH_MEASURES, SEXES } from "#domain/growth/measure.ts";
import { unpackStandards } from "#domain/growth/packed-standards.ts";
import { LINES } from "#domain/growth/standing.ts";
import { growthFigures, LAST_MONTH, SCALES } from "./growth-figures.ts";

const standards = unpackStandards(packed);
const [girls, boys] = [growthFigures(standards, "girl"), growthFigures(standards, "boy")];

test("the table has WHO’s values at birth, six months and two years", () => {
  const weightsAt = (months: number) => boys.percentiles.find((row) => row.months === months)?.metric.weight;
  expect(weightsAt(0)).toEqual(["2.5", "2.9", "3.3", "3.9", "4.3"]);
  expect(weightsAt(6)).toEqual(["6.4", "7.1", "7.9", "8.9", "9.7"]);
  // Day 730, where the tables end; WHO's own sheet for 24 months looks up day 731, whose median is 12.2.
  expect(weightsAt(24)).toEqual(["9.8", "10.8", "12.1", "13.7", "15.1"]);
  expect(girls.percentiles[0]?.metric.length).toEqual(["45.6", "47.2", "49.1", "51.1", "52.7"]);
  expect(girls.percentiles[0]?.metric.head).toEqual(["31.7", "32.7", "33.9", "35.1", "36.1"]);
});

test("the second line says the same in pounds and inches", () => {
  const [birth] = boys.percentiles;
  expect(birth?.us.weight[2]).toBe("7.4");
  expect(birth?.us.length[2]).toBe("19.6");
  expect(birth?.us.head[2]).toBe("13.6");
});

test("the table has ten ages and five lines of each measure", () => {
  for (const { percentiles } of [girls, boys]) {
    expect(percentiles.map(({ months }) => months)).toEqual([0, 1, 2, 4, 6, 9, 12, 15, 18, 24]);
    for (const { metric, us } of percentiles) {
      for (const measure of GROWTH_MEASURES)
        expect([metric[measure].length, us[measure].length]).toEqual([5, 5]);
    }
  }
});

test("each curve has five lines from birth to 24 months, in order, within its scale", () => {
  for (const { ages, curves } of [girls, boys]) {
    expect([ages[0], ages.at(-1)]).toEqual([0, LAST_MONTH]);
    expect(curves.map(({ measure }) => measure)).toEqual(GROWTH_MEASURES);
    for (const { measure, lines } of curves) {
      expect(lines.map(({ line }) => line)).toEqual(LINES);
      const { from, to, step } = SCALES[measure];
      expect((to - from) % step).toBe(0);
      for (const [place, { values }] of lines.entries()) {
        expect(values.length).toBe(ages.length);
        expect(Math.min(...values)).toBeGreaterThan(from);
        expect(Math.max(...values)).toBeLessThan(to);
        const above = lines[place + 1]?.values;
        if (above !== undefined) expect(values.every((value, at) => value < (above[at] ?? 0))).toBe(true);
      }
    }
  }
});

test("the figures of a sex are small enough to travel with the page", () => {
  for (const sex of SEXES) {
    expect(JSON.stringify(growthFigures(standards, sex)).length).toBeLessThan(8_000);
  }
});
