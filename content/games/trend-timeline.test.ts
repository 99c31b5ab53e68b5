import { expect, test } from "vitest";
import { decadeMeans } from "#domain/games/trend-timeline/decade-means.ts";
import { holdsDecade, yearsOf } from "#domain/games/trend-timeline/decade-span.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { shareCurve } from "#domain/names/records/share-curve.ts";
import { recordOf, records } from "#tests/fixtures/name-facts.ts";
import { DECADE_RANGES, TIMELINE_ITEMS, TIMELINE_MESSAGES } from "./trend-timeline.ts";

const curveOf = (name: string, sex: Sex) => shareCurve(records, recordOf(name), sex);
const meanIn = (shares: Float64Array, span: string) => {
  const { from, to } = yearsOf(span);
  const years = shares.subarray(from - records.firstYear, to + 1 - records.firstYear);
  return years.reduce((sum, share) => sum + share, 0) / years.length;
};

test.each(TIMELINE_ITEMS)("$name: $correct leads the six by a tenth and holds the peak decade", (item) => {
  const shares = curveOf(item.name, item.sex === "girls" ? "F" : "M");
  const others = DECADE_RANGES.filter((range) => range !== item.correct).map((range) =>
    meanIn(shares, range),
  );
  expect(item.options).toEqual(DECADE_RANGES);
  expect(meanIn(shares, item.correct)).toBeGreaterThanOrEqual(1.1 * Math.max(...others));
  expect(holdsDecade(item.correct, item.peakDecade)).toBe(true);
  const decades = Array.from({ length: 15 }, (_, place) => `${1880 + place * 10}s`);
  const means = decades.map((decade) => meanIn(shares, decade));
  expect(decades[means.indexOf(Math.max(...means))]).toBe(item.peakDecade);
  // And so says the table below the curve.
  expect(decadeMeans(item.curve).toSorted((one, other) => other.mean - one.mean)[0]?.decade).toBe(
    item.peakDecade,
  );
});

test.each(TIMELINE_ITEMS)("$name: the curve is drawn from the records", ({ name, sex, curve }) => {
  const shares = curveOf(name, sex === "girls" ? "F" : "M");
  expect(curve).toEqual(Array.from(shares, (share) => Math.round(share * 1e6)));
});

test.each(TIMELINE_ITEMS)("$name: every figure of the explanation is true", ({ name, sex, explanation }) => {
  const letter = sex === "girls" ? "F" : "M";
  const told = [...explanation.matchAll(/1 in ([\d,]+) (girls|boys)(?: got (?:the name|it))? in (\d{4})/g)];
  expect(told.length).toBe(explanation.match(/1 in /g)?.length);
  for (const [, n = "", whom, year] of told) {
    const births = records.countIn(recordOf(name), letter, Number(year));
    const listed = records.listed(letter, Number(year));
    expect([Number(n.replaceAll(",", "")), whom]).toEqual([Math.round(listed / births), sex]);
  }
});

test("the six ranges are the specification's, in its order, and all come", () => {
  expect(DECADE_RANGES.join(", ")).toBe(
    "1940s-1960s, 1970s-1980s, 1980s-1990s, 1990s-2000s, 2000s-2010s, 2000s-2020s",
  );
  expect(new Set(TIMELINE_ITEMS.map(({ correct }) => correct)).size).toBe(DECADE_RANGES.length);
});

test("its messages are the specification's", () => {
  expect(TIMELINE_MESSAGES).toEqual({
    top: "You're a name history expert!",
    middle: "Great historical knowledge!",
    low: "Keep studying those trends!",
  });
});
