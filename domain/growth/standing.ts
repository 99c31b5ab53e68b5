import { percentileOf } from "./percentile.ts";

/** The lines of the chart, in percentiles: five of them, the outer ones dashed. */
export const LINES = [3, 15, 50, 85, 97] as const;
export type Line = (typeof LINES)[number];

/** Standard deviations of the lines: the normal distribution's quantiles. */
export const Z_OF_LINE: Readonly<Record<Line, number>> = {
  3: -1.880794,
  15: -1.036433,
  50: 0,
  85: 1.036433,
  97: 1.880794,
};

/** Between which lines a child stands. Words for it are the page's; none of them judges. */
export type Standing = "belowAll" | "low" | "lowerMiddle" | "middle" | "upperMiddle" | "high" | "aboveAll";

/** So near to the median, in percentiles, nobody would say above or below. */
const MIDDLE = 5;

export function standingOf(z: number): Standing {
  if (z < Z_OF_LINE[3]) return "belowAll";
  if (z > Z_OF_LINE[97]) return "aboveAll";
  if (Math.abs(percentileOf(z) - 50) <= MIDDLE) return "middle";
  if (z < Z_OF_LINE[15]) return "low";
  if (z > Z_OF_LINE[85]) return "high";
  return z < 0 ? "lowerMiddle" : "upperMiddle";
}
