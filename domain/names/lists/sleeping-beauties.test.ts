import { expect, test } from "vitest";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { sleepingBeauties } from "./sleeping-beauties.ts";

/** 1955 to 2025: births of the first eleven years, then those up to 2015, then the last ten. */
const life = (early: number, low: number, late: number) => [
  ...years(11, early),
  ...years(50, low),
  ...years(10, late),
];

test("a sleeping beauty had its peak 60 years ago, and its share has doubled in ten", () => {
  const records = recordsByHand(1955, 2025, {
    Filler: { F: years(71, 1_000_000), M: years(71, 1_000_000) },
    Mabel: { F: life(9000, 100, 300) },
    Otto: { M: life(9000, 100, 400) },
    Awake: { F: life(9000, 300, 400) },
    Few: { F: life(9000, 50, 199) },
    Young: { F: life(100, 100, 300) },
    Lost: { F: life(9000, 0, 300) },
  });
  const { from, to, rows } = sleepingBeauties(records);
  expect([from, to]).toEqual([2015, 2025]);
  expect(rows).toEqual([
    { id: "otto", name: "Otto", sex: "M", peakYear: 1955, times: 4, births: 400 },
    { id: "mabel", name: "Mabel", sex: "F", peakYear: 1955, times: 3, births: 300 },
  ]);
});
