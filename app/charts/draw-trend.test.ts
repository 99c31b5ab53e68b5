import { expect, test } from "vitest";
import { countAxis } from "./axis.ts";
import { drawTrend } from "./draw-trend.ts";
import type { Trend } from "./trend.ts";

const valley: Trend = {
  firstYear: 1880,
  lastYear: 2025,
  thinBefore: 1937,
  axis: countAxis(10_000),
  curves: [
    {
      sex: "girl",
      values: Array.from({ length: 146 }, (_, place) => (place < 100 ? 10_000 - place * 100 : place * 10)),
      filled: true,
    },
  ],
  marks: [
    { sex: "girl", year: 1880, value: 10_000, lines: ["Peak, 1880", "1 in 100 girls"], sides: ["right"] },
    { sex: "girl", year: 2025, value: 1450, lines: ["2025", "1 in 690 girls"], sides: ["aboveLeft", "left"] },
  ],
};

test("points stand in percent of the width, so that one drawing serves every width", () => {
  const { frames, thin } = drawTrend(valley);
  expect(frames.large.marks.map(({ x }) => x)).toEqual([0, 100]);
  expect(thin).toEqual({ x: 39.31, words: "Records are thin before 1937" });
});

test("the phone's chart has fewer years and shorter ticks", () => {
  const { small, large } = drawTrend(valley).frames;
  expect(large.grid.at(-1)?.label).toBe("10,000");
  expect(small.grid.at(-1)?.label).toBe("10k");
  expect(small.years.length).toBeLessThan(large.years.length);
});

test("the highest point is below the upper edge, zero at the base line", () => {
  const { grid, marks } = drawTrend(valley).frames.large;
  expect(grid[0]?.y).toBe(386);
  expect(marks[0]?.y).toBeGreaterThan(24);
});

test("words at the right edge stand to the left of their point", () => {
  expect(drawTrend(valley).frames.small.marks[1]?.anchor).toBe("end");
});

test("on a phone there is no room for the words about thin years", () => {
  const { large, small } = drawTrend(valley).frames;
  expect(large.thin).not.toBeNull();
  expect(small.thin).toBeNull();
});

test("a phone's chart leaves out a mark right before the last one", () => {
  const near = {
    sex: "girl",
    year: 2022,
    value: 1420,
    lines: ["Peak, 2022", "1 in 701"],
    sides: ["above"],
  } as const;
  const { large, small } = drawTrend({ ...valley, marks: [...valley.marks, near] }).frames;
  expect(large.marks).toHaveLength(3);
  expect(small.marks.map(({ lines }) => lines[0])).toEqual(["Peak, 1880", "2025"]);
});

test("what may come is a surface beyond the last year, and none where nothing is said", () => {
  expect(drawTrend(valley).ahead).toBe("");
  const ahead = { from: 1450, ends: [{ year: 2026, low: 1400, high: 1600 }] };
  expect(drawTrend({ ...valley, ahead }).ahead).toMatch(/^M145 \d+L146 \d+L146 \d+Z$/);
});
