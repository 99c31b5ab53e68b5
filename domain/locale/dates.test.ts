import { expect, test } from "vitest";
import { LOCALE } from "./locale.ts";
import { clockWords, dayOfYearWords, dayWords, momentWords, monthWords, shortDayWords } from "./dates.ts";

test("a day is written as Americans write it", () => {
  expect(monthWords("2025-07-05")).toBe("July 2025");
  expect(dayWords("2026-11-05")).toBe("November 5, 2026");
  expect(shortDayWords("2026-11-05")).toBe("Nov 5, 2026");
  expect(dayOfYearWords("2026-11-05T23:59:00Z")).toBe("Nov 5");
});

test("months and days are written without a formatter as the formatter writes them", () => {
  const slowDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
  const slowMonth = new Intl.DateTimeFormat(LOCALE, { year: "numeric", month: "long", timeZone: "UTC" });
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(1880 + 13 * month, month, 1 + 2 * month));
    expect(dayWords(date)).toBe(slowDay.format(date));
    expect(monthWords(date.toISOString().slice(0, 10))).toBe(slowMonth.format(date));
  }
});

test("a moment has its day in UTC, wherever it is said", () => {
  expect(dayWords(new Date("2026-11-05T23:59:59Z"))).toBe("November 5, 2026");
  expect(momentWords("2026-11-21T21:40:00Z")).toBe("Nov 21, 9:40 PM");
});

test("a time of day has a plain space before AM and PM in every engine", () => {
  expect(["00:05", "12:00", "19:05"].map(clockWords)).toEqual(["12:05 AM", "12:00 PM", "7:05 PM"]);
});

test("what is no day and no time stays as it is", () => {
  expect([dayWords("soon"), clockWords("25:00"), clockWords("")]).toEqual(["soon", "25:00", ""]);
});
