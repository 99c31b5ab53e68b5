import { expect, test } from "vitest";
import { hitRate, nameWeights } from "./hit-rate.ts";

test("one thing asked for once while it is held is found every second time", () => {
  expect(hitRate([1], 1, 1)).toBe(0.5);
  expect(hitRate([1], 1, 0)).toBe(0);
  expect(hitRate([1], 3, 33)).toBeCloseTo(0.99, 10);
});

test("what is asked for seldom is found seldom: two things alike are each worth half the requests", () => {
  expect(hitRate([1, 1], 2, 1)).toBe(0.5);
  expect(hitRate([9, 1], 2, 1)).toBeCloseTo(0.9 * (1.8 / 2.8) + 0.1 * (0.2 / 1.2), 10);
});

test("crawlers ask each name alike, people as parents name", () => {
  expect([...nameWeights([30, 10, 0, 0], 0)]).toEqual([0.75, 0.25, 0, 0]);
  expect([...nameWeights([30, 10, 0, 0], 1)]).toEqual([0.25, 0.25, 0.25, 0.25]);
  expect(nameWeights([30, 10, 0, 0], 0.2)[0]).toBeCloseTo(0.65, 10);
});
