import { expect, test } from "vitest";
import { openSearchedBook } from "#tests/fixtures/real-books.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { readPopularIn } from "./read-popular-in.ts";

const book = openSearchedBook();
const ask = (text: string) => book.answer({ text, rules: NO_RULES });

test.each([
  [
    "popular girl names in france",
    "Popular in France",
    "louise",
    /^In the top 100 for its sex there in 2024. Source : Insee/,
  ],
  ["most common names in germany", "Popular in Berlin", "emilia", /in 2023/],
  ["top 10 girl names in ireland", "Top 10 in Ireland", "sophie", /Central Statistics Office/],
  ["what are the most popular boy names in norway", "Popular in Norway", "emil", /in 2017/],
  ["popular boy names in texas right now", "Popular in Texas", "liam", /2020–2024/],
])("of a place: %s", (text, label, first, rule) => {
  const { understood, names } = ask(text);
  const chip = understood.find((each) => each.label === label);
  expect(chip?.rule).toMatch(rule);
  expect(names[0]?.id).toBe(first);
});

test("other wishes stand beside it, and a state leads to its page", () => {
  const { understood, names, tool } = ask("popular biblical boy names in new york");
  expect(understood.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Popular in New York", "The Bible", "Boys"]),
  );
  expect(names.map(({ id }) => id)).toContain("noah");
  expect(tool?.href).toBe("/names/states/new-york");
  expect(ask("top 5 girl names in ireland").names).toHaveLength(5);
});

test("without the chip, the other words are left", () => {
  expect(ask("popular irish names in england").understood[0]?.leaves).toBe("irish names");
});

test("another time, what is denied, and places without figures are asked of nobody", () => {
  for (const text of [
    "popular names in france in 1990",
    "names not popular in ireland",
    "uncommon names in scotland",
    "popular names in brazil",
    "french names",
    "popular names",
  ])
    expect(readPopularIn(text), text).toBeNull();
});
