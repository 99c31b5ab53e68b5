import { expect, test } from "vitest";
import { THEMES } from "#content/names/themes.ts";
import { readPlainQuery } from "./plain-query.ts";

const labelsOf = (text: string) => readPlainQuery(text, THEMES).parts.map(({ label }) => label);

test("what is denied with an apostrophe, or as a parent says it, is denied as with “not”", () => {
  for (const text of [
    "girl names that aren't weird",
    "girl names that arent too strange",
    "girl names nothing crazy",
    "girl names that don’t sound made up",
  ])
    expect(labelsOf(text), text).toEqual(["Girls", "Known"]);
  expect(labelsOf("boy names that aren't too unique")).toEqual(["Boys", "Not unusual"]);
});

test("of both sexes, whichever sex is said beside it, and in which order", () => {
  for (const text of [
    "unisex names for a girl",
    "girl names that are unisex",
    "gender neutral but more for boys",
    "masculine sounding girl names",
    "feminine boy names",
    "girls with boy names",
    "names that aren't gendered",
  ])
    expect(labelsOf(text), text).toEqual(["Unisex"]);
  expect(labelsOf("boy girl twins names")).toEqual(["Boys and girls"]);
});

test("years in which names peaked, were big or were all the rage", () => {
  for (const text of [
    "names that peaked in the 80s",
    "names that were big in the 80s",
    "names that were all the rage in the 80s",
  ])
    expect(labelsOf(text), text).toEqual(["Popular in the 1980s"]);
});

test("a country boy is of the West and the South, and countries are places", () => {
  expect(labelsOf("country boy names")).toEqual(["Country: the West and the South", "Boys"]);
  expect(labelsOf("names of countries")).toEqual(["Places"]);
});

test("the same letter at both ends, with its article or without", () => {
  for (const text of [
    "boy names starting and ending with same letter",
    "boy names that start and end with the same letter",
  ])
    expect(labelsOf(text), text).toEqual(["Boys", "Starts and ends the same"]);
});

test.for([
  // What somebody says of a wish, and no name that is liked.
  ["we like strong names", ["Strong"]],
  ["i like french names", ["French"]],
  // How long the last name is.
  ["short names for a long last name", ["Short (up to 4 letters)"]],
  ["boy names for an italian last name", ["Boys"]],
  // "After" is no ending.
  ["names that arent after nature", ["Not: Nature"]],
  ["girl names not named after flowers", ["Girls", "Not: Flowers"]],
  ["names nobody at school will have", ["Rare (rarer than 1 in 2,000)"]],
] as const)("%s: %s", ([text, labels]) => {
  expect(labelsOf(text)).toEqual(labels);
});
