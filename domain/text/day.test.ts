import { expect, test } from "vitest";
import { dayNumber, isDay, localDay, looksLikeDay, utcDay } from "./day.ts";

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

test("what is only written as a day is told from what is one", () => {
  expect([looksLikeDay("2026-02-30"), looksLikeDay("2026-2-3"), looksLikeDay(20)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a time has a day in UTC, and one where the device is", () => {
  expect(utcDay(new Date("2026-11-21T23:59:59Z"))).toBe("2026-11-21");
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
