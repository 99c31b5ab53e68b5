import { expect, test } from "vitest";
import { THEMES } from "#content/names/themes.ts";
import { readPlainQuery } from "./plain-query.ts";

/** What is asked for, without what is not. */
function read(text: string) {
  const { rest, rules, means, parts } = readPlainQuery(text, THEMES);
  return {
    rest,
    themes: rules.themes,
    gender: rules.gender,
    lengths: rules.lengths,
    means,
    chips: parts.map(({ label }) => label),
  };
}

test("themes by their words, in the ways that people write them", () => {
  expect(read("flower-themed girl names")).toMatchObject({
    themes: ["flowers"],
    chips: ["Flowers", "Girls"],
  });
  expect(read("nature-inspired boy names")).toMatchObject({ gender: "boy", chips: ["Nature", "Boys"] });
  expect(read("flower girl names")).toMatchObject({ themes: ["flowers"], gender: "girl" });
  expect(read("short star names")).toMatchObject({ themes: ["star"], lengths: ["short"] });
  expect(read("girl names from greek mythology")).toMatchObject({ themes: ["greek"], gender: "girl" });
  expect(read("names from the bible")).toMatchObject({ themes: ["bible"], chips: ["The Bible"] });
  expect(read("names of goddesses")).toMatchObject({ themes: ["goddess"] });
  expect(read("names inspired by shakespeare")).toMatchObject({ themes: ["shakespeare"] });
  expect(read("biblical boy")).toMatchObject({ themes: ["bible"], gender: "boy" });
  expect(read("goddess, girl")).toMatchObject({ themes: ["goddess"], gender: "girl" });
});

test("names of a time of the year", () => {
  expect(read("names for a may baby")).toMatchObject({ themes: ["spring"], chips: ["Spring"] });
  expect(read("girl born in october")).toMatchObject({ themes: ["autumn"], gender: "girl" });
  expect(read("names for a december baby")).toMatchObject({ themes: ["winter"] });
});

test("a word of a theme may say a sex, or both", () => {
  expect(read("disney princess names")).toMatchObject({ themes: ["disney"], gender: "girl" });
  expect(read("names of english kings")).toMatchObject({ themes: ["british"], gender: "boy" });
  expect(read("king and queen names")).toMatchObject({ themes: ["royal"], gender: "all" });
});

test("what is denied leaves names out, from the word that denies it on", () => {
  const denied = (text: string) => {
    const { rules, parts } = readPlainQuery(text, THEMES);
    const chips = parts.map(({ label, from, to }) => `${label} <${text.slice(from, to)}>`);
    return { themes: rules.excepted.map((each) => each.replace(/^theme\./, "")), chips };
  };
  expect(denied("not biblical boy names")).toEqual({
    themes: ["bible"],
    chips: ["Not: The Bible <not biblical>", "Boys <boy>"],
  });
  expect(denied("girl names no flowers please").themes).toEqual(["flowers"]);
  expect(denied("non-religious girl names").themes).toEqual(["bible"]);
  expect(denied("girl names not old fashioned").chips).toEqual([
    "Girls <girl>",
    "Not: Vintage <not old fashioned>",
  ]);
  expect(denied("boy names that are not too irish").chips).toEqual([
    "Boys <boy>",
    "Not: Irish <not too irish>",
  ]);
  // A name, an ending, and what is asked for, too.
  expect(denied("girl names not riley").themes).toEqual([]);
  expect(denied("irish names but not too irish").chips).toEqual(["Irish <irish>"]);
});

test("stories that everybody knows", () => {
  expect(read("harry potter names")).toMatchObject({ rest: "", themes: ["potter"] });
  expect(read("girl names from star wars")).toMatchObject({ themes: ["starwars"], gender: "girl" });
  expect(read("taylor swift song names")).toMatchObject({ themes: ["swift"] });
});

test("a word of a theme alone is a word of meanings or a name", () => {
  expect(read("light")).toMatchObject({ rest: "light", chips: [] });
  expect(read("angel")).toMatchObject({ rest: "angel", chips: [] });
  expect(read("means star")).toMatchObject({ means: "star", chips: ["Means star"] });
  expect(read("cars theme")).toMatchObject({ rest: "cars theme", chips: [] });
});
