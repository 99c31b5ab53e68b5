import { expect, test } from "vitest";
import { exp, ln, logStep, root } from "./logarithm.ts";

test("logarithms and powers are those of the machine, to nine places", () => {
  for (const number of [1e-9, 0.001, 0.3, 0.74, 0.75, 1, 1.49, 1.5, 2, 8, 1234.5, 4e7]) {
    expect(ln(number)).toBeCloseTo(Math.log(number), 9);
    expect(root(number) / Math.sqrt(number)).toBeCloseTo(1, 9);
  }
  for (let power = -79.7; power < 80; power += 1.3) expect(exp(power) / Math.exp(power)).toBeCloseTo(1, 9);
  expect(root(0)).toBe(0);
});

test("steps of a scale go up with the number, from 0 to the last", () => {
  expect([0, -1, 0.01, 1, Math.E + 0.001, 1e9].map((number) => logStep(number, 4, 20))).toEqual([
    0, 0, 0, 8, 12, 20,
  ]);
});
