import { expect, test } from "vitest";
import { dayNumber, isDay } from "./day.ts";

test("a date is four, two and two figures, and on the calendar", () => {
  for (const date of ["2026-11-21", "2024-02-29"]) expect(isDay(date), date).toBe(true);
  for (const text of [
    "",
    "today",
    "2026-1-1",
    "2026-13-01",
    "2026-02-30",
    "2026-11-21 ",
    "12026-11-21",
    20,
    null,
  ])
    expect(isDay(text), String(text)).toBe(false);
});

test("days are counted from 1970, and what is no date is the first of them", () => {
  expect([dayNumber("1970-01-01"), dayNumber("2026-11-21"), dayNumber("never")]).toEqual([0, 20_778, 0]);
});
