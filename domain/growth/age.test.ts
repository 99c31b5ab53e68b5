import { expect, test } from "vitest";
import { ageInDays, correctedDays, curveDays } from "./age.ts";

test("age is counted in days of the calendar, over leap days and changes of the clock", () => {
  expect(ageInDays("2026-05-21", "2026-11-20")).toBe(183);
  expect(ageInDays("2024-02-28", "2024-03-01")).toBe(2);
  expect(ageInDays("2024-11-20", "2026-11-20")).toBe(730);
  expect(ageInDays("2026-11-20", "2026-11-19")).toBe(-1);
});

test("what is no day has no age", () => {
  for (const text of ["", "2026-02-30", "11/20/2026", "2026-13-01"])
    expect(ageInDays("2026-01-01", text)).toBeNull();
});

test("the corrected age counts from the due date, for those born before week 37", () => {
  expect(correctedDays(120, 32)).toBe(64);
  expect(correctedDays(10, 30)).toBe(-60);
  expect(correctedDays(120, 37)).toBeNull();
  expect(correctedDays(120, null)).toBeNull();
  expect(correctedDays(730, 32)).toBe(674);
  expect(correctedDays(731, 32)).toBeNull();
});

test("a fifth birthday is the last day of the curves, whether one leap day lies before it or two", () => {
  expect(curveDays("2021-11-20", "2026-11-20")).toBe(1826);
  expect(curveDays("2019-12-01", "2024-12-01")).toBe(1826);
  expect(curveDays("2019-12-01", "2024-12-02")).toBe(1828);
});
