import { expect, test } from "vitest";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { readPlainQuery } from "./plain-query.ts";

function read(text: string) {
  const { parts, rules, first, asWell, like } = readPlainQuery(text, REVIEWED_THEMES);
  return { chips: parts.map(({ label }) => label), rules, first, asWell, like };
}

test("beside another wish, the season of a birth only comes first", () => {
  expect(read("irish girl name due in october")).toMatchObject({
    chips: ["Irish", "Girls", "Autumn first"],
    rules: { origins: ["Irish"], themes: [] },
    first: [{ themes: ["autumn"] }],
  });
  expect(read("italian names for a december baby").chips).toContain("Winter and Christmas first");
  expect(read("names for a december baby")).toMatchObject({ rules: { themes: ["winter"] }, first: [] });
});

test("letters joined by “and” must all be in a name, those joined by “or” one of them", () => {
  expect(read("girl names with the letters l and y")).toMatchObject({
    chips: ["Girls", "Contains l and y"],
    rules: { contains: ["l"] },
    asWell: [{ contains: ["y"] }],
  });
  expect(read("girl names with the letters q or x")).toMatchObject({
    rules: { contains: ["q", "x"] },
    asWell: [],
  });
});

test("things in the plural are no names that are liked", () => {
  expect(read("names for girls like cities").like).toEqual([]);
  expect(read("names like Iris").like).toEqual(["iris"]);
});

test.for([
  ["names hardly anyone has but people know", "Rare but known"],
  ["names that blew up recently", "Rising"],
  ["boy names that americans can say", "Known here first"],
  ["what were girls called in 1915", "Popular in 1915"],
])("%s: %s", ([text = "", label = ""]) => {
  expect(read(text).chips).toContain(label);
});
