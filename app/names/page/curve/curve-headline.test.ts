import { expect, test } from "vitest";
import { curve, wandering, YEARS } from "#tests/fixtures/curves-by-hand.ts";
import { curveHeadline } from "./curve-headline.ts";
import { readCurve } from "./read-curve.ts";

/** Published only in these years. */
function only(births: Readonly<Record<number, number>>) {
  const series = Array.from({ length: YEARS }, (_, place) => births[1880 + place] ?? 0);
  return { firstYear: 1880, perMillion: series.map((count) => count / 1.7), births: series };
}

test("without a figure there is nothing to say", () => {
  expect(curveHeadline(only({}))).toBeNull();
});

test("one year is told as one year", () => {
  expect(curveHeadline(only({ 1987: 7 }))).toBe("Listed in one year only, 1987");
  expect(curveHeadline(only({ 2025: 9 }))).toBe("Listed in one year only, 2025");
});

test("a name that is on no list any more", () => {
  expect(curveHeadline(only({ 1921: 900, 1922: 700 }))).toBe("Not listed since 1922");
  expect(curveHeadline(only({ 2019: 60, 2024: 5 }))).toBe("Not listed since 2024");
});

test("of a rare name only its size is told: its moves are chance", () => {
  expect(curveHeadline(only({ 2001: 5, 2014: 24, 2025: 9 }))).toBe("Never more than 24 in a year");
});

test("highest in the last year, with or without an earlier high", () => {
  expect(
    curveHeadline(
      curve([
        [1880, 10],
        [2025, 3000],
      ]),
    ),
  ).toBe("Higher than ever");
  const violet = [
    [1880, 400],
    [1920, 2500],
    [1985, 50],
    [2025, 4700],
  ] as const;
  expect(curveHeadline(curve(violet))).toBe("Back, and higher than ever");
});

test("falling is said only of a curve that fell decade by decade and still falls", () => {
  const falling = [
    [1880, 10],
    [1950, 20_000],
    [2025, 300],
  ] as const;
  expect(curveHeadline(curve(falling))).toBe("Falling since 1950");
  const turning = [
    [1880, 10],
    [1950, 20_000],
    [2020, 1000],
    [2025, 1400],
  ] as const;
  expect(curveHeadline(curve(turning))).toBe("Highest in 1950, less than a tenth of that now");
});

test("after a recent high: near it, past it, far from it", () => {
  const after = (now: number) =>
    curveHeadline(
      curve([
        [1990, 10],
        [2016, 4000],
        [2025, now],
      ]),
    );
  expect(after(3600)).toBe("Near its 2016 peak");
  expect(after(2400)).toBe("Down from its 2016 peak");
  expect(after(1200)).toBe("Highest in 2016, less than half of that now");
  expect(after(600)).toBe("Highest in 2016, less than a quarter of that now");
  expect(after(300)).toBe("Highest in 2016, less than a tenth of that now");
});

test("a headline is true of any curve: its claims are read again from the raw figures", () => {
  for (let seed = 1; seed <= 400; seed++) {
    const figures = wandering(seed);
    const headline = curveHeadline(figures);
    const listed = figures.perMillion.filter((share) => share > 0);
    if (headline === null) {
      expect(listed).toEqual([]);
      continue;
    }
    const now = figures.perMillion.at(-1) ?? 0;
    const peak = Math.max(...figures.perMillion);
    const year = Number(/\b(1[89]|20)\d\d\b/.exec(headline)?.[0]);
    const at = figures.perMillion[year - 1880] ?? 0;
    if (headline.startsWith("Listed in one")) expect(listed).toHaveLength(1);
    if (headline.startsWith("Not listed")) expect(figures.perMillion.slice(year - 1879)).not.toContain(at);
    if (headline.startsWith("Never")) expect(headline).toContain(String(Math.max(...figures.births)));
    if (/igher than ever/.test(headline)) expect(now).toBe(peak);
    if (/^(Near|Down from|Falling|Highest)/.test(headline)) expect(at).toBe(peak);
    if (headline.startsWith("Near")) expect(now).toBeGreaterThanOrEqual(0.8 * peak);
    if (headline.startsWith("Falling")) expect(now).toBeLessThan(peak);
    if (headline.includes("a tenth")) expect(now).toBeLessThan(peak / 10);
    if (headline.includes("a quarter")) expect(now).toBeLessThan(peak / 4);
    if (headline.includes("half")) expect(now).toBeLessThan(peak / 2);
    if (/until/.test(headline)) {
      expect(Math.max(...figures.perMillion.slice(0, year - 1880))).toBeGreaterThan(2 * at);
      expect(Math.max(...figures.perMillion.slice(year - 1880))).toBeGreaterThan(2 * at);
    }
    if (/generation/.test(headline)) expect(readCurve(figures)?.valley?.floor).toBeLessThan(1 / 10);
    expect(headline.length).toBeLessThanOrEqual(60);
  }
});
