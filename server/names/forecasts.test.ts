import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { forecastOf } from "#domain/names/forecast/forecast.ts";
import { ROOT } from "#server/root.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { readForecasts } from "./read-forecasts.ts";

const { edition, csv } = readForecasts(new URL("data/forecast/", ROOT), records.lastYear);
const { rows, jumpy } = edition.backTest;

// That these are the figures that the records give, forecasts.slow.test.ts says.
test("the file of forecasts is the one that was made with the figures", () => {
  expect(createHash("sha256").update(csv).digest("hex"), "run: npm run forecast -- back-test").toBe(
    edition.forecasts.sha256,
  );
});

test("five years ahead, forecasts are off by a fifth less than those that say that nothing changes", () => {
  for (const { error, naive } of rows.filter(({ years }) => years === 5))
    expect(error).toBeLessThanOrEqual(0.8 * naive);
});

test("of those made after the ranges were learned, about four in five held, in every class", () => {
  expect(rows).toHaveLength(12);
  for (const { held, made } of rows) {
    expect(made).toBeGreaterThan(5000);
    expect(held).toBeGreaterThanOrEqual(0.78);
    expect(held).toBeLessThanOrEqual(0.88);
  }
});

test("few are too jumpy to say", () => {
  expect(jumpy).toBeGreaterThan(0.03);
  expect(jumpy).toBeLessThan(0.08);
});

test("what was said last year, and five years ago, held about four times in five", () => {
  for (const { origin, years, made, held } of edition.told) {
    expect(origin + years).toBe(records.lastYear);
    expect(held / made).toBeGreaterThan(0.75);
    expect(held / made).toBeLessThan(0.9);
  }
});

test("known forecasts: a name on its way down, a comeback, one that jumped, one that is too rare", () => {
  const of = (name: string, sex: "F" | "M") => forecastOf(records, records.indexOf(name), sex, edition.rules);
  expect(of("Olivia", "F")).toMatchObject({ ranges: [{}, {}, { year: 2030, common: 130, rare: 230 }] });
  expect(of("Theodore", "M")).toMatchObject({ ranges: [{}, {}, { year: 2030, common: 91, rare: 160 }] });
  expect(of("Eloise", "F")).toEqual({ kind: "jumpy" });
  expect(of("Isolde", "F")).toBeNull();
  expect(of("Olivia", "M")).toBeNull();
});

test("the worst misses are fads, each name once", () => {
  expect(edition.misses.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Jaheim", "Xena", "Daleyza"]),
  );
  expect(new Set(edition.misses.map(({ name, sex }) => name + sex)).size).toBe(10);
});
