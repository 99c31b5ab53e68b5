import { expect, test } from "vitest";
import { gammaQuantile } from "./gamma-quantile.ts";

/** Half the quantiles of chi-square with twice as many degrees of freedom, from printed tables. */
const PRINTED = [
  { shape: 1, lower: 0.0513, upper: 2.9957 },
  { shape: 5, lower: 1.9701, upper: 9.1535 },
  { shape: 10, lower: 5.4254, upper: 15.7052 },
  { shape: 50, lower: 38.9647, upper: 62.171 },
];

test.each(PRINTED)("5 % and 95 % of a gamma distribution of shape $shape", ({ shape, lower, upper }) => {
  expect(gammaQuantile(shape, "lower")).toBeCloseTo(lower, 3);
  expect(gammaQuantile(shape, "upper")).toBeCloseTo(upper, 3);
});

test("where the exact distribution is left for the approximation, nothing jumps", () => {
  for (const end of ["lower", "upper"] as const) {
    const step = gammaQuantile(400.001, end) - gammaQuantile(400, end);
    expect(Math.abs(step)).toBeLessThan(0.02);
  }
});
