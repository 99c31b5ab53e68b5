import { expect, test } from "vitest";
import { openShade, packShade, sayTimes, timesOf } from "./shade.ts";

test("a quotient is told to one place behind the point, from three on to none", () => {
  expect([0.04, 0.84, 0.95, 1.26, 2.94, 2.96, 3.4, 12.88].map(timesOf)).toEqual([
    0, 0.8, 1, 1.3, 2.9, 3, 3, 13,
  ]);
});

test("a shade comes back from its byte as it is told", () => {
  for (const quotient of [0, 0.1, 0.7, 1, 1.3, 2.9, 3, 5.4, 12.88, 35]) {
    const shade = { word: "more", times: timesOf(quotient) };
    expect(openShade(packShade("more", quotient))).toEqual(shade);
  }
  expect([0.8, 1, 2.9, 3, 13].map(sayTimes)).toEqual(["0.8", "1.0", "2.9", "3", "13"]);
  expect(openShade(packShade("less", 0.42))).toEqual({ word: "less", times: 0.4 });
  expect(openShade(packShade("about", 1.04))).toEqual({ word: "about", times: 1 });
  expect(openShade(packShade("few", 1.8))).toEqual({ word: "few", times: null });
});
