import { expect, test } from "vitest";
import { NO_RULES } from "./name-rules.ts";
import { readRules, writeRules } from "./rules-query.ts";
import type { Theme } from "#domain/names/entry/theme.ts";

const themes: readonly Theme[] = [{ id: "light", label: "Light", group: "meaning", asked: "light" }];
const read = (query: string) => readRules(new URLSearchParams(query), themes);

test("rules go into an address and come back the same", () => {
  const rules = {
    ...NO_RULES,
    gender: "girl",
    origins: ["Irish", "Scottish Gaelic"],
    themes: ["light"],
    bands: ["rare", "unpublished"],
    starts: ["ma"],
    ends: ["n", "lyn"],
    lengths: ["short"],
    syllables: [1, 4],
    notEnding: ["aiden"],
  } as const;
  expect(readRules(writeRules(rules), themes)).toEqual({ rules, problems: [] });
  expect(writeRules(NO_RULES).toString()).toBe("");
});

test("letters are folded, empty fields ask nothing, and nothing is asked twice", () => {
  const { rules, problems } = read("start=Zo%C3%AB&start=zoe&end=&gender=&origin=irish&q=hazel");
  expect(rules).toEqual({ ...NO_RULES, starts: ["zoe"], origins: ["Irish"] });
  expect(problems).toEqual([]);
});

test("what is not allowed is left out, and told with what is", () => {
  const { rules, problems } = read("length=tiny&length=short&syllables=9&theme=cars&start=123");
  expect(rules).toEqual({ ...NO_RULES, lengths: ["short"] });
  expect(problems).toEqual([
    { key: "syllables", text: "9", allowed: "syllables must be one of 1, 2, 3, 4." },
    { key: "theme", text: "cars", allowed: "theme must be one of light." },
    { key: "start", text: "123", allowed: "start must be 1 to 15 letters." },
    { key: "length", text: "tiny", allowed: "length must be one of short, medium, long." },
  ]);
});

test.for(["theme", "origin", "style", "band", "start", "sort"])(
  "what every object of JavaScript has is no value: %s",
  (key) => {
    for (const value of ["constructor", "__proto__", "toString", "hasOwnProperty"])
      expect(read(`${key}=${value}`).rules.themes).toEqual([]);
  },
);

test("several beginnings or endings fit into one field, with commas between them", () => {
  expect(read("start=Ma,+jo,,&end=n").rules).toEqual({ ...NO_RULES, starts: ["ma", "jo"], ends: ["n"] });
});

test("more beginnings or endings than the alphabet has letters are left out, and told", () => {
  const parts = Array.from({ length: 30 }, (_, place) =>
    String.fromCharCode(97 + (place % 26)).repeat(1 + Math.floor(place / 26)),
  );
  const { rules, problems } = read(`not=${parts.join(",")}&not=a`);
  expect(rules.notEnding).toEqual(parts.slice(0, 26));
  expect(problems.map(({ key, text }) => `${key} ${text}`)).toEqual(["not aa", "not bb", "not cc", "not dd"]);
  expect(problems[0]?.allowed).toBe("not may be given 26 times.");
});
