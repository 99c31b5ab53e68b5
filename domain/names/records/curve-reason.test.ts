import { expect, test } from "vitest";
import { type CurveMarks, curveMarks, curveReason } from "./curve-reason.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";

type Like = { readonly name: string; readonly marks: CurveMarks };

const hazel: Like = { name: "Hazel", marks: { peak: 1897, low: 1983, decade: 1890 } };
const span = { firstYear: 1880, lastYear: 2025 };
const reason = (peak: number, low: number | null = null, decade = 1880, like = hazel) =>
  curveReason({ peak, low, decade }, like, span, null);

test("the same peak year is told as such", () => {
  expect(reason(1897)).toBe("Peaked in 1897, as Hazel did");
});

test("peaks up to ten years apart are told with their distance", () => {
  expect(reason(1891)).toBe("Peaked in 1891, six years before Hazel");
  expect(reason(1898)).toBe("Peaked in 1898, one year after Hazel");
  expect(reason(1907)).toBe("Peaked in 1907, ten years after Hazel");
});

test("a curve that is highest at the edge of the records is not said to have peaked", () => {
  const rowan: Like = { name: "Rowan", marks: { peak: 2025, low: null, decade: 2020 } };
  const mary: Like = { name: "Mary", marks: { peak: 1880, low: null, decade: 1880 } };
  expect(reason(2025, null, 2020, rowan)).toBe("Highest in 2025, as Rowan was");
  expect(reason(2022, null, 2020, rowan)).toBe("Highest in 2022, three years before Rowan");
  expect(reason(1880, null, 1880, mary)).toBe("Highest in 1880, as Mary was");
});

test("peaks far apart leave the lows, then the decade, to compare", () => {
  expect(reason(1920, 1983)).toBe("At its low in 1983, as Hazel was");
  expect(reason(1920, 1985)).toBe("At its low in 1985, two years after Hazel");
  expect(reason(1920, null, 1890)).toBe("Highest decade: the 1890s, as for Hazel");
});

test("a decade that is not over is told as such", () => {
  const rowan: Like = { name: "Rowan", marks: { peak: 2025, low: null, decade: 2020 } };
  expect(reason(2010, null, 2020, rowan)).toBe("Highest decade: the 2020s so far, as for Rowan");
});

test("where no mark agrees, nothing is claimed", () => {
  expect(reason(1920, 1999, 1920)).toBeNull();
});

test("the sex of the figures is named where it is asked for", () => {
  const amongGirls = (marks: CurveMarks) => curveReason(marks, hazel, span, "girls");
  expect([
    amongGirls({ peak: 1897, low: null, decade: 1890 }),
    amongGirls({ peak: 1880, low: 1985, decade: 1890 }),
    amongGirls({ peak: 1920, low: null, decade: 1890 }),
    amongGirls({ peak: 1887, low: null, decade: 1880 }),
  ]).toEqual([
    "Peaked in 1897 among girls, as Hazel did",
    "At its low in 1985 among girls, two years after Hazel",
    "Highest decade among girls: the 1890s, as for Hazel",
    "Peaked in 1887 among girls, ten years before Hazel",
  ]);
});

test("a valley is the low of a curve only when no year before it was lower, or unpublished", () => {
  const valley = [...years(10, 900), ...years(5, 100), 90, ...years(4, 100), ...years(10, 500)];
  const records = recordsByHand(1991, 2025, {
    Always: { F: [...years(5, 200), ...valley] },
    Rarer: { F: [...years(5, 50), ...valley] },
    Rest: { F: years(35, 90_000) },
    Young: { F: [...years(5, 0), ...valley] },
  });
  const lowOf = (name: string) => curveMarks(records, records.indexOf(name), "F").low;
  expect(lowOf("Always")).toBe(2011);
  expect([lowOf("Rarer"), lowOf("Young")]).toEqual([null, null]);
});
