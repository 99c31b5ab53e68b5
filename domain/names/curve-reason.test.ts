import { expect, test } from "vitest";
import { type CurveMarks, curveReason } from "./curve-reason.ts";

type Like = { readonly name: string; readonly marks: CurveMarks };

const hazel: Like = { name: "Hazel", marks: { peak: 1897, low: 1983, decade: 1890 } };
const reason = (peak: number, low: number | null = null, decade = 1880, like = hazel) =>
  curveReason({ peak, low, decade }, like, { firstYear: 1880, lastYear: 2025 });

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
  expect(reason(1920, null, 1890)).toBe("Most given in the 1890s, as Hazel was");
});

test("where no mark agrees, only the likeness of the curve is claimed", () => {
  expect(reason(1920, 1999, 1920)).toBe("Much the same curve as Hazel");
});
