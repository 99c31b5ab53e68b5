import { expect, test } from "vitest";
import {
  addMeasurement,
  type Child,
  type StoredGrowth,
  NOTHING_KEPT,
  parseStoredGrowth,
  formatStoredGrowth,
} from "./stored-growth.ts";

const maya: Child = {
  id: "a",
  name: "Maya",
  sex: "girl",
  born: "2026-05-21",
  gestationWeeks: 32,
  measurements: [{ date: "2026-11-20", weight: 7.3 }],
};
const kept: StoredGrowth = { children: [maya], units: { weight: "kg", length: "cm" } };

test("what is kept comes back", () => {
  expect(parseStoredGrowth(formatStoredGrowth(kept))).toEqual(kept);
});

test("whatever else a browser gives back is nothing", () => {
  for (const text of [null, "", "[]", "null", '{"version":2,"children":[]}', "{"]) {
    expect(parseStoredGrowth(text)).toEqual(NOTHING_KEPT);
  }
});

test("a damaged part is left out alone", () => {
  const text = JSON.stringify({
    version: 1,
    children: [
      {
        ...maya,
        gestationWeeks: 50,
        measurements: [
          { date: "yesterday", weight: 1 },
          { date: "2026-06-01", head: 36, weight: "x" },
          { date: "2026-06-02" },
        ],
      },
      { ...maya, sex: "cat" },
    ],
    units: { weight: "stone" },
  });
  const read = parseStoredGrowth(text);
  expect(read.children).toEqual([
    { ...maya, gestationWeeks: null, measurements: [{ date: "2026-06-01", head: 36 }] },
  ]);
  expect(read.units).toEqual(NOTHING_KEPT.units);
});

test("measurements stand in the order of their days, one a day", () => {
  const more = addMeasurement(addMeasurement(maya, { date: "2026-06-01", weight: 4 }), {
    date: "2026-11-20",
    head: 42.2,
  });
  expect(more.measurements).toEqual([
    { date: "2026-06-01", weight: 4 },
    { date: "2026-11-20", weight: 7.3, head: 42.2 },
  ]);
});
