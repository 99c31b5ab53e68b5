import { expect, test } from "vitest";
import { THEMES } from "#content/names/themes.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { readRules } from "#domain/names/browse/rules-query.ts";
import { onlyGender, ruleChips, sameRules, withoutRule } from "./rule-chips.ts";

const rules = (query: string) => readRules(new URLSearchParams(query), THEMES).rules;

test("each value that is chosen has a chip, the gender has none", () => {
  expect(ruleChips(rules("gender=girl&origin=Irish&origin=Welsh&end=n&syllables=3"))).toEqual([
    { key: "origin", value: "Irish", label: "Irish" },
    { key: "origin", value: "Welsh", label: "Welsh" },
    { key: "end", value: "n", label: "Ends in -n" },
    { key: "syllables", value: "3", label: "3 syllables" },
  ]);
  expect(ruleChips(NO_RULES)).toEqual([]);
});

test("a value is taken away, the others stay", () => {
  const chosen = rules("gender=girl&origin=Irish&start=ma&start=jo&syllables=3");
  expect(withoutRule(chosen, "start", "ma")).toEqual(rules("gender=girl&origin=Irish&start=jo&syllables=3"));
  expect(withoutRule(chosen, "syllables", "3")).toEqual(rules("gender=girl&origin=Irish&start=ma,jo"));
  expect(onlyGender(chosen)).toEqual(rules("gender=girl"));
});

test("rules are compared by what they ask", () => {
  expect(sameRules(rules("origin=irish"), rules("origin=Irish"))).toBe(true);
  expect(sameRules(rules("origin=Irish"), rules("origin=Welsh"))).toBe(false);
});
