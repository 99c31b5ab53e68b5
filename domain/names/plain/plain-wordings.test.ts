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

test("years in which names peaked", () => {
  for (const text of [
    "names that peaked in the 80s",
    "names at their height in the 1980s",
    "names whose heyday was the eighties",
    "names that were most popular ever in the 80s",
    "peak 80s names",
  ])
    expect(labelsOf(text), text).toEqual(["Peaked in the 1980s"]);
  expect(labelsOf("names that peaked before 1950")).toEqual(["Peaked before 1950"]);
  expect(labelsOf("names that hit their peak after the 90s")).toEqual(["Peaked after the 1990s"]);
  expect(labelsOf("names that didnt peak in 1985")).toEqual(["Not: Peaked in 1985"]);
});

test("ways down and ways up", () => {
  for (const text of [
    "dropping",
    "sliding in popularity",
    "losing steam",
    "trending down",
    "in free fall",
    "slipping lately",
  ])
    expect(labelsOf(`names that are ${text}`), text).toEqual(["Falling"]);
  for (const text of [
    "heating up",
    "gaining traction",
    "trending up",
    "catching on",
    "shooting up the charts",
  ])
    expect(labelsOf(`names that are ${text}`), text).toEqual(["Rising"]);
  expect(labelsOf("names that arent going down")).toEqual(["Not: Falling"]);
});

test("years in which names were big or were all the rage", () => {
  for (const text of ["names that were big in the 80s", "names that were all the rage in the 80s"])
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
