import { expect, test } from "vitest";
import { trafficMix, zipf } from "./traffic-mix.ts";

test("the first of many is asked for most, and each can be", () => {
  const items = Array.from({ length: 100 }, (_, place) => place);
  const asked = Array.from({ length: 1000 }, (_, place) => zipf(items, place / 1000));
  expect(asked.filter((item) => item === 0).length).toBeGreaterThan(100);
  expect(asked.at(-1)).toBe(98);
  expect(zipf(items, 0)).toBe(0);
});

test("the mix is the same each time, and more than half of it are pages of names", () => {
  const ids = ["ada", "bea", "cleo"];
  const mix = trafficMix(1000, ids, ids);
  expect(mix).toEqual(trafficMix(1000, ids, ids));
  const ofNames = mix.filter((path) => path.startsWith("/names/"));
  expect(ofNames.length / mix.length).toBeGreaterThan(0.5);
});
