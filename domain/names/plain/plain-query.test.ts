import { expect, test } from "vitest";
import { THEMES } from "#content/names/themes.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import { readPlainQuery } from "./plain-query.ts";

/** What was understood, without the rules that ask nothing. */
function read(text: string) {
  const { rest, rules, means, like, parts } = readPlainQuery(text, THEMES);
  const set = Object.entries(rules).filter(([, value]) => value !== "all" && value.length > 0);
  return {
    ...Object.fromEntries(set),
    ...(rest === "" ? {} : { rest }),
    ...(means === null ? {} : { means }),
    ...(like.length === 0 ? {} : { like }),
    chips: parts.map(({ label }) => label),
  };
}

const labelsOf = (text: string) => read(text).chips;

test("the constraints of the issue, in any order, in any case, with commas or without", () => {
  expect(read("irish girl short")).toEqual({
    gender: "girl",
    origins: ["Irish"],
    lengths: ["short"],
    chips: ["Irish", "Girls", "Short (up to 4 letters)"],
  });
  expect(read("Short IRISH names for a girl")).toEqual({
    ...read("irish girl short"),
    chips: ["Short (up to 4 letters)", "Irish", "Girls"],
  });
  expect(read("girl, short and irish").chips).toHaveLength(3);
  expect(read("ends with n")).toEqual({ ends: ["n"], chips: ["Ends with n"] });
  expect(read("3 syllables")).toEqual({ syllables: [3], chips: ["3 syllables"] });
  expect(read("means star")).toEqual({ means: "star", chips: ["Means star"] });
  expect(read("like hazel")).toEqual({ like: ["hazel"], chips: ["Like Hazel"] });
  expect(read("not -aiden")).toEqual({ notEnding: ["aiden"], chips: ["Not ending in -aiden"] });
});

test("a name, a lone word and a meaning stay what they were", () => {
  for (const text of [
    "Irish",
    "Paris",
    "Girl",
    "Star",
    "London",
    "short",
    "rare",
    "Danish",
    "Roman",
    "mary ann",
    "Anne-Marie",
    "O'Brien",
    "Ana María",
    "gift of god",
    "god is gracious",
    "red hair",
    "long island",
    "rare gem",
    "common sense",
    "teapot names",
    "baby names",
    "like",
    "means",
    "ends with",
    "hazel meaning",
    "not girl",
    "",
    "  ",
    "👶 !?",
  ]) {
    expect(read(text), text).toEqual({ ...(text.trim() === "" ? {} : { rest: text.trim() }), chips: [] });
  }
});

test("what is not understood is searched among the names that fit", () => {
  expect(read("Paris girl")).toMatchObject({ rest: "Paris", gender: "girl" });
  expect(read("boy mary ann")).toMatchObject({ rest: "mary ann", gender: "boy" });
  expect(read("roman boy")).toMatchObject({ rest: "roman", gender: "boy" });
  expect(read("gift of god, for a girl")).toMatchObject({ rest: "gift of god", gender: "girl" });
  expect(read("greek names with a gift")).toMatchObject({ rest: "gift", origins: ["Greek"] });
  expect(read("long island girl")).toMatchObject({ rest: "island", gender: "girl", lengths: ["long"] });
  expect(read("short teapot names")).toMatchObject({ rest: "teapot", lengths: ["short"] });
  expect(read("sounds like shivawn")).toEqual({ rest: "shivawn", chips: [] });
  expect(read("meaning of the name Hazel")).toEqual({ rest: "Hazel", chips: [] });
});

test("sexes of use", () => {
  for (const text of ["baby girl", "girls names", "girl’s names", "names for girls", "female names"]) {
    expect(read(text), text).toEqual({ gender: "girl", chips: ["Girls"] });
  }
  expect(read("boys' names")).toEqual({ gender: "boy", chips: ["Boys"] });
  for (const text of [
    "unisex names",
    "gender neutral",
    "gender-neutral names",
    "boy or girl",
    "girls/boys names",
  ]) {
    expect(read(text), text).toEqual({ gender: "unisex", chips: ["Unisex"] });
  }
  expect(read("girl names like boy")).toMatchObject({ gender: "girl", rest: "boy" });
});

test("every origin of the list, and what people call them", () => {
  for (const origin of ORIGINS.filter((each) => each !== "Unknown")) {
    expect(read(`${origin} names`).chips, origin).toHaveLength(1);
    expect(readPlainQuery(`${foldOnlyAccents(origin)} names`, THEMES).rules.origins, origin).toContain(
      origin,
    );
  }
  expect(read("indian girl")).toMatchObject({ origins: expect.arrayContaining(["Sanskrit", "Tamil"]) });
  expect(read("celtic names")).toMatchObject({ origins: expect.arrayContaining(["Irish", "Welsh"]) });
  expect(read("scottish gaelic names")).toMatchObject({ origins: ["Scottish Gaelic"] });
  expect(read("irish or welsh")).toMatchObject({ origins: ["Irish", "Welsh"] });
});

function foldOnlyAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

test("beginnings and endings, with hyphens, quotes and choices", () => {
  expect(read("starts with Ma")).toEqual({ starts: ["ma"], chips: ["Starts with ma"] });
  expect(read("girl names beginning with the letter m")).toMatchObject({ starts: ["m"], gender: "girl" });
  expect(read("starting with ma or jo")).toMatchObject({ starts: ["ma", "jo"] });
  expect(read("that end in “n”")).toMatchObject({ ends: ["n"] });
  expect(read("ending in -lyn")).toMatchObject({ ends: ["lyn"] });
  expect(read("ends with ia/ie")).toMatchObject({ ends: ["ia", "ie"] });
  expect(read("starts with É girl")).toMatchObject({ starts: ["e"], gender: "girl" });
});

test("endings left out", () => {
  for (const text of [
    "boy not -aiden",
    "boy not aiden",
    "boy no -aiden",
    "boy without -aiden",
    "boy not ending in aiden",
    "boy names that don't end with aiden",
    "boy doesn’t end in -aiden",
  ]) {
    expect(read(text), text).toMatchObject({ gender: "boy", notEnding: ["aiden"] });
  }
});

test("what is denied otherwise is never asked for", () => {
  expect(read("irish not girl")).toEqual({ origins: ["Irish"], rest: "not girl", chips: ["Irish"] });
  expect(read("boys not starting with ma")).toMatchObject({ gender: "boy", rest: "not starting with ma" });
  expect(read("girl not too popular")).toMatchObject({
    bands: ["familiar", "uncommon", "rare", "unpublished"],
    chips: ["Girls", "Not popular"],
  });
  expect(read("not long boy names")).toMatchObject({ lengths: ["short", "medium"] });
});

test("syllables, lengths and bands", () => {
  expect(read("one-syllable boy names")).toMatchObject({ syllables: [1], chips: ["1 syllable", "Boys"] });
  expect(read("two or three syllables")).toMatchObject({ syllables: [2, 3], chips: ["2 or 3 syllables"] });
  expect(read("5 syllable names")).toMatchObject({ syllables: [4], chips: ["4 or more syllables"] });
  expect(read("3+ syllables")).toMatchObject({ syllables: [3, 4] });
  expect(read("0 syllables").chips).toEqual([]);
  expect(read("medium length girl names")).toMatchObject({ lengths: ["medium"] });
  expect(labelsOf("rare boy names")).toEqual(["Rare (rarer than 1 in 2,000)", "Boys"]);
  expect(read("unusual girl")).toMatchObject({ bands: ["uncommon", "rare", "unpublished"] });
});

test("meanings up to a comma or the next wish; their first word in any case", () => {
  expect(read("girl names that mean star")).toMatchObject({ gender: "girl", means: "star" });
  expect(read("meaning gift of God, boy")).toMatchObject({ gender: "boy", means: "gift of God" });
  expect(read("means star short names")).toMatchObject({ means: "star", lengths: ["short"] });
  expect(read("meaning long life")).toEqual({ means: "long life", chips: ["Means long life"] });
  expect(read("means a star for a girl")).toMatchObject({ means: "star", gender: "girl" });
});

test("likings, one or several, of one word or two", () => {
  expect(read("similar to mary ann")).toMatchObject({ like: ["mary ann"], chips: ["Like Mary Ann"] });
  expect(read("names like hazel, violet and pearl but short")).toEqual({
    like: ["hazel", "violet", "pearl"],
    lengths: ["short"],
    chips: ["Like Hazel and Violet and Pearl", "Short (up to 4 letters)"],
  });
  expect(read("I like irish names")).toEqual({ origins: ["Irish"], chips: ["Irish"] });
});
