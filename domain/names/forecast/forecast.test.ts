import { expect, test } from "vitest";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { forecastOf } from "./forecast.ts";
import type { ForecastRules } from "./learn.ts";
import { sizeOf } from "./size-class.ts";
import { isTrue } from "./told.ts";
import { expectedChange } from "./trend.ts";

const calm = {
  jump: 0.3,
  bands: [
    [-0.1, 0.1],
    [-0.2, 0.2],
    [-0.4, 0.4],
  ],
} as const;
const RULES: ForecastRules = { large: calm, middle: calm, small: calm };

/** Ten years up to 2025; the rest makes 100,000 girls each year but for the name's own. */
const records = recordsByHand(2016, 2025, {
  Still: { F: years(10, 500) },
  Jumper: { F: [...years(9, 400), 900] },
  Rare: { F: years(10, 6) },
  Gone: { F: [...years(9, 300), 0] },
  Rest: { F: years(10, 98_000) },
});
const of = (name: string) => forecastOf(records, records.indexOf(name), "F", RULES);

test("a name that stands still stays where it is, give or take what past errors say", () => {
  expect(of("Still")).toEqual({
    kind: "ranges",
    ranges: [
      { year: 2026, common: 180, rare: 220 },
      { year: 2028, common: 160, rare: 240 },
      { year: 2030, common: 130, rare: 300 },
    ],
  });
});

test("after a large step nothing is said", () => {
  expect(of("Jumper")).toEqual({ kind: "jumpy" });
});

test("too few births are forecast within the first thousand only; a name on no record never is", () => {
  expect(forecastOf(records, -1, "F", RULES)).toBeNull();
  expect(of("Gone")).toBeNull();
  expect(of("Rare")?.kind).toBe("ranges");
});

test("a rise wears off sooner than a fall, and neither goes on for good", () => {
  const line = (slope: number) => Float64Array.from([0, 1, 2, 3, 4], (place) => place * slope);
  expect(expectedChange(line(0.1), 4, 1)).toBeCloseTo(0.07);
  expect(expectedChange(line(-0.1), 4, 1)).toBeCloseTo(-0.09);
  expect(expectedChange(line(0.1), 4, 5)).toBeCloseTo(0.1 * (0.7 + 0.49 + 0.343 + 0.2401 + 0.16807));
});

test("classes begin at 1,000 and at 3,000 births", () => {
  expect([999, 1000, 2999, 3000].map(sizeOf)).toEqual(["small", "middle", "middle", "large"]);
});

test("what came is held against what is written, both ends included", () => {
  const said = { year: 2025, common: 110, rare: 130 };
  expect([109, 110, 130, 131, null].map((came) => isTrue({ said, came }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(isTrue({ said: null, came: 120 })).toBeNull();
});
