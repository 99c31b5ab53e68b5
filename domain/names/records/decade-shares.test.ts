import { expect, test } from "vitest";
import { decadeShares, recentGirlShare } from "./decade-shares.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";

const records = recordsByHand(1988, 2011, {
  Lee: { F: [10, 20, ...years(10, 0), 5], M: [30, 40, ...years(10, 0), 10, ...years(11, 1)] },
  Una: { F: [9] },
});

test("girls' share stands by decade, and decades without births are left out", () => {
  expect(decadeShares(records, records.indexOf("Lee"))).toEqual([
    { decade: 1980, girls: 0.3, births: 100 },
    { decade: 2000, girls: 0.2083, births: 24 },
    { decade: 2010, girls: 0, births: 2 },
  ]);
});

test("of late means the last ten years; without births in them there is no share", () => {
  expect(recentGirlShare(records, records.indexOf("Lee"))).toBe(0);
  expect(recentGirlShare(records, records.indexOf("Una"))).toBeNull();
});
