import { expect, test } from "vitest";
import { readRules } from "#domain/names/browse/rules-query.ts";
import { NATIVE_AMERICAN } from "./origin.ts";
import { isOwn, isUse, isUsualAtHome, USES } from "./use.ts";

test("a name can be in use in living languages alone", () => {
  expect(USES).toContain("English");
  for (const root of ["Latin", "Germanic", "Slavic", "Unknown", "Modern American"] as const)
    expect(isUse(root), root).toBe(false);
});

test("a language's own names are those of its root, and those of the language that it came from", () => {
  expect(isOwn("Slavic", "Russian")).toBe(true);
  expect(isOwn("Hebrew", "English")).toBe(true);
  expect(isOwn("Hebrew", "Russian")).toBe(false);
  expect(isOwn("Irish", "Irish")).toBe(true);
});

test("a name of a living language is looked for there if it is usual there; Hebrew and Greek ones are known in other forms", () => {
  expect(isUsualAtHome("Irish", ["English", "Irish"])).toBe(true);
  expect(isUsualAtHome("Irish", ["English"])).toBe(false);
  expect(isUsualAtHome("Hebrew")).toBe(true);
  expect(isUsualAtHome("Latin")).toBe(true);
});

test("an old address still answers: Native American asks for each people's language", () => {
  const { rules, problems } = readRules(new URLSearchParams("origin=Native+American"), []);
  expect(rules.origins).toEqual(NATIVE_AMERICAN);
  expect(problems).toEqual([]);
});
