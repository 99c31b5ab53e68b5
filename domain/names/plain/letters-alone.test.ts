import { expect, test } from "vitest";
import { THEMES } from "#content/names/themes.ts";
import { readPlainQuery } from "./plain-query.ts";

const labels = (text: string) => readPlainQuery(text, THEMES).parts.map(({ label }) => label);

test.each([
  ["names that start w", ["Starts with w"]],
  ["girl names starting a", ["Girls", "Starts with a"]],
  ["boy names that end o", ["Boys", "Ends with o"]],
  ["no more y endings girl names", ["Not ending in -y", "Girls"]],
  ["girl names with no y", ["Girls", "Without y"]],
  ["boy names, nothing in the top 50", ["Boys", "Not in the top 50"]],
  ["girl names that plummeted the most", ["Girls", "Falling"]],
])("%s", (text, said) => {
  expect(labels(text)).toEqual(said);
});

test.each(["names starting a family", "no bad endings girl names"])("no letter is meant: %s", (text) => {
  expect(labels(text).filter((label) => label !== "Girls")).toEqual([]);
});
