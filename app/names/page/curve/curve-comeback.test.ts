import { expect, test } from "vitest";
import { curve } from "#tests/fixtures/curves-by-hand.ts";
import { curveHeadline } from "./curve-headline.ts";
import { readCurve } from "./read-curve.ts";

test("Hazel's curve: a high, a long low, a return", () => {
  const hazel = curve([
    [1880, 230],
    [1897, 9987],
    [1945, 900],
    [1983, 54],
    [2010, 700],
    [2025, 3930],
  ]);
  expect(curveHeadline(hazel)).toBe("Gone for two generations, then back");
});

test("a shallower valley is rare, not gone; a short one is only down", () => {
  const rare = [
    [1880, 5000],
    [1940, 450],
    [1985, 300],
    [2000, 450],
    [2025, 3000],
  ] as const;
  expect(curveHeadline(curve(rare))).toBe("Rare for two generations, then back");
  const short = [
    [1880, 5000],
    [1960, 900],
    [2025, 4000],
  ] as const;
  expect(curveHeadline(curve(short))).toBe("Down until 1960, then back");
});

test("a return that is over is told with its year", () => {
  const emma = [
    [1880, 20_000],
    [1930, 1500],
    [1976, 200],
    [2003, 11_000],
    [2025, 2200],
  ] as const;
  expect(curveHeadline(curve(emma))).toBe("Gone for two generations, a second peak in 2003");
});

test("a name that rises again from a deep low is told so, though it is far from its peak", () => {
  const june = (now: number) =>
    curveHeadline(
      curve([
        [1880, 300],
        [1925, 4000],
        [1996, 30],
        [2015, 500],
        [2025, now],
      ]),
    );
  expect(june(700)).toBe("Fell until 1996, rising again");
  expect(june(440)).toBe("Fell until 1996, then part of the way back");
  expect(june(250)).toBe("Fell until 1996, a second peak in 2015");
});

test("a low that nobody has counted has no year", () => {
  const gone = curve([
    [1880, 900],
    [1950, 100],
    [1970, 0],
    [1985, 0],
    [2000, 100],
    [2025, 800],
  ]);
  expect(readCurve(gone)?.valley?.lowYear).toBeNull();
  expect(curveHeadline(gone)).toMatch(/^Gone for .*, then back$/);
});

test("a handful of births before 1910 makes no valley", () => {
  const thin = [
    [1880, 20],
    [1890, 2],
    [1960, 80],
    [2025, 20],
  ] as const;
  expect(curveHeadline(curve(thin, 0.9))).not.toMatch(/back|high in/);
});
