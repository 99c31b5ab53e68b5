import { expect, test } from "vitest";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { sexFigures } from "./sex-figures.ts";

const records = recordsByHand(1998, 2001, { Ann: { F: [0, 30, 10], M: [6] }, Bea: { F: [50, 70, 90, 100] } });

test("the figures of a sex run from the first year to the last, with 0 where unpublished", () => {
  expect(sexFigures(records, 0, "F")).toEqual({
    births: [0, 30, 10, 0],
    perMillion: [0, 300_000, 100_000, 0],
    rank: [0, 2, 2, 0],
    total: 40,
    peak: { year: 1999, births: 30, rank: 2, oneIn: 3 },
    low: null,
    latest: null,
    peakDecade: 1990,
  });
});

test("the peak is by share, not by births", () => {
  const growing = recordsByHand(2000, 2001, { Ann: { F: [50, 60] }, Bea: { F: [50, 940] } });
  expect(sexFigures(growing, 0, "F")?.peak.year).toBe(2000);
});

test("a sex that SSA has never published has no figures", () => {
  expect(sexFigures(records, 1, "M")).toBeNull();
  expect(sexFigures(records, -1, "F")).toBeNull();
});
