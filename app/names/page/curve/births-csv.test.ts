import { expect, test } from "vitest";
import type { SexFigures } from "#domain/names/page/name-page.ts";
import { birthsCsv, publishedLines } from "./births-csv.ts";

const moment = { year: 2023, births: 7, rank: 900, oneIn: 230_000 };
const girl: SexFigures = {
  births: [7, 0, 12],
  perMillion: [4.3, 0, 7.5],
  rank: [900, 0, 640],
  total: 19,
  peak: moment,
  low: null,
  latest: null,
  peakDecade: 2020,
};

test("a line for each year, with a header and line ends after RFC 4180", () => {
  expect(birthsCsv({ girl, boy: null, firstYear: 2023, lastYear: 2025 })).toBe(
    [
      "year,girls,girls_per_million,girls_rank,boys,boys_per_million,boys_rank",
      "2023,7,4.3,900,,,",
      "2024,,,,,,",
      "2025,12,7.5,640,,,",
      "",
    ].join("\r\n"),
  );
});

test("an unpublished year is empty, never zero", () => {
  expect(birthsCsv({ girl: null, boy: girl, firstYear: 2023, lastYear: 2025 })).toContain(
    "\r\n2024,,,,,,\r\n",
  );
});

test("a page has the published years alone, the last one first", () => {
  expect(publishedLines({ girl, boy: null, firstYear: 2023, lastYear: 2025 })).toEqual([
    "2025,12,7.5,640,,,",
    "2023,7,4.3,900,,,",
  ]);
});
