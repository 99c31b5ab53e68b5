import { expect, test } from "vitest";
import { readYears, yearWords } from "./year-words.ts";

const years = readYears("2025,1200,746.6,85,,,\n2024,5,3,10000,7,4.1,9000");

test("a year is told in the measure of the chart, for each sex in the chart", () => {
  expect(yearWords(2024, years, ["girl", "boy"], "million")).toEqual([
    "2024",
    "Girls: 3.0 per million",
    "Boys: 4.1 per million",
  ]);
  expect(yearWords(2025, years, ["girl"], "births")).toEqual(["2025", "Girls: 1,200"]);
  expect(yearWords(2025, years, ["girl"], "rank")).toEqual(["2025", "Girls: No. 85"]);
});

test("what is unpublished is not told as zero", () => {
  expect(yearWords(2025, years, ["boy"], "births")).toEqual(["2025", "Boys: fewer than 5, or none"]);
  expect(yearWords(1999, years, ["girl"], "rank")).toEqual(["1999", "Girls: fewer than 5, or none"]);
});
