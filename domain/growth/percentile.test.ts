import { expect, test } from "vitest";
import { ordinal, percentileOf, sayPercentile } from "./percentile.ts";
import { standingOf, Z_OF_LINE } from "./standing.ts";

test("percentiles are those of the normal distribution", () => {
  expect(percentileOf(0)).toBe(50);
  expect(percentileOf(1)).toBeCloseTo(84.1344746, 6);
  expect(percentileOf(-1.959964)).toBeCloseTo(2.5, 5);
  expect(percentileOf(3)).toBeCloseTo(99.8650102, 6);
  expect(percentileOf(-4)).toBeCloseTo(0.0031671, 6);
  for (const [line, z] of Object.entries(Z_OF_LINE)) expect(percentileOf(z)).toBeCloseTo(Number(line), 4);
});

test("a percentile is never 0 or 100", () => {
  expect(sayPercentile(-0.951)).toBe("17");
  expect(sayPercentile(-2.5)).toBe("0.6");
  expect(sayPercentile(2.5)).toBe("99.4");
  expect(sayPercentile(-3)).toBe("0.1");
  expect(sayPercentile(-3.01)).toBe("<0.1");
  expect(sayPercentile(3.01)).toBe(">99.9");
});

test("a figure has its ending", () => {
  const said = ["1", "2", "3", "4", "11", "12", "13", "21", "52", "93", "99.4", "<0.1"].map((each) => {
    const { figure, ending } = ordinal(each);
    return `${figure}${ending}`;
  });
  expect(said.join(" ")).toBe("1st 2nd 3rd 4th 11th 12th 13th 21st 52nd 93rd 99.4th <0.1");
});

test("where a child stands follows the lines of the chart", () => {
  const standings = [-2, -1.5, -0.5, 0.1, 0.5, 1.5, 2].map(standingOf);
  expect(standings).toEqual(["belowAll", "low", "lowerMiddle", "middle", "upperMiddle", "high", "aboveAll"]);
});
