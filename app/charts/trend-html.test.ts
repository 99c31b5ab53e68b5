import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { countAxis } from "./axis.ts";
import { drawTrend } from "./draw-trend.ts";
import { readTrend } from "./read-trend.ts";
import { trendHtml } from "./trend-html.ts";

const values = Array.from({ length: 60 }, (_, place) => (place === 30 || place === 32 ? null : place * 10));
const drawing = drawTrend({
  firstYear: 1966,
  lastYear: 2025,
  thinBefore: 1970,
  axis: countAxis(600),
  curves: [
    { sex: "boy", values, filled: true },
    { sex: "girl", values: values.toReversed(), filled: false },
  ],
  marks: [{ sex: "boy", year: 2025, value: 590, lines: ["2025", "1 in 9 <boys>"], sides: ["left"] }],
});
const { document } = parseHTML(`<div>${trendHtml({ drawing, label: 'Boys "Ann"', id: "curves" })}</div>`);

test("two sizes are one picture with one name, and what is written on it is escaped", () => {
  const [picture, ...others] = document.querySelectorAll('[role="img"]');
  expect(others).toEqual([]);
  expect(picture?.getAttribute("aria-label")).toBe('Boys "Ann"');
  expect(picture?.querySelectorAll(".ch-large, .ch-small")).toHaveLength(2);
  expect(document.querySelector(".lab + text")?.textContent).toBe("1 in 9 <boys>");
});

test("the curves are in it once, and a cursor reads them back", () => {
  expect(document.querySelectorAll("path.ln")).toHaveLength(2);
  expect(document.querySelector(".ch-small use")?.getAttribute("href")).toBe("#curves");
  const [picture] = document.querySelectorAll("div");
  expect(picture && readTrend(picture)).toEqual({
    steps: 59,
    curves: drawing.curves.map(({ sex, line, dots }) => ({ sex, line, dots })),
  });
});
