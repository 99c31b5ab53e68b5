import { expect, test } from "vitest";
import {
  allDecades,
  allYears,
  decadeSpan,
  readSpan,
  spanAfter,
  spanBefore,
  spanSlug,
  yearSpan,
} from "./span.ts";

const YEARS = { firstYear: 1885, lastYear: 2025 };

test("a year and a decade are read as they are written; the records cut the first and the last decade", () => {
  expect(readSpan("1985", YEARS)).toEqual({ kind: "year", from: 1985, to: 1985 });
  expect(readSpan("2025", YEARS)).toEqual({ kind: "newest", from: 2025, to: 2025 });
  expect(readSpan("1980s", YEARS)).toEqual({ kind: "decade", from: 1980, to: 1989 });
  expect(readSpan("1880s", YEARS)).toEqual({ kind: "decade", from: 1885, to: 1889 });
  expect(readSpan("2020s", YEARS)).toEqual({ kind: "decade", from: 2020, to: 2025 });
});

test.each(["1884", "2026", "1985s", "1870s", "2030s", "985", "01985", "19.5", "1985 ", "next", ""])(
  "%j is no year and no decade",
  (text) => expect(readSpan(text, YEARS)).toBeNull(),
);

test("before and after end with the records", () => {
  const slug = (span: ReturnType<typeof spanBefore>) => span && spanSlug(span);
  expect(slug(spanBefore(yearSpan(1885, YEARS), YEARS))).toBeNull();
  expect(slug(spanAfter(yearSpan(2024, YEARS), YEARS))).toBe("2025");
  expect(slug(spanAfter(yearSpan(2025, YEARS), YEARS))).toBeNull();
  expect(slug(spanBefore(decadeSpan(1895, YEARS), YEARS))).toBe("1880s");
  expect(slug(spanBefore(decadeSpan(1886, YEARS), YEARS))).toBeNull();
  expect(slug(spanAfter(decadeSpan(2019, YEARS), YEARS))).toBe("2020s");
  expect(slug(spanAfter(decadeSpan(2020, YEARS), YEARS))).toBeNull();
});

test("all of them, the newest first, are read back from their addresses", () => {
  const all = [...allYears(YEARS), ...allDecades(YEARS)];
  expect(all).toHaveLength(141 + 15);
  expect(all.map(spanSlug).map((slug) => readSpan(slug, YEARS))).toEqual(all);
});
