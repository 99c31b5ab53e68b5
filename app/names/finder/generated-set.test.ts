import { expect, test } from "vitest";
import { type NameRules, NO_RULES } from "#domain/names/browse/name-rules.ts";
import { HAZEL } from "#tests/support/hazel.ts";
import { drawWords, setTitle } from "./generated-set.ts";

const GIRLS: NameRules = { ...NO_RULES, gender: "girl" };
const IRISH: NameRules = { ...GIRLS, origins: ["Irish"] };

const title = (count: number, rules: NameRules) =>
  setTitle({ kind: "drawn", rules, mood: "mixed", names: Array.from({ length: count }, () => HAZEL) });

test("the heading counts the names, and says that filters apply", () => {
  expect(title(12, NO_RULES)).toBe("Twelve names");
  expect(title(12, GIRLS)).toBe("Twelve girl names");
  expect(title(12, IRISH)).toBe("Twelve girl names that fit");
  expect(title(3, IRISH)).toBe("3 girl names that fit");
  expect(title(1, IRISH)).toBe("1 girl name that fits");
  expect(title(0, IRISH)).toBe("No girl names that fit");
});

test("what would be drawn is told in a sentence", () => {
  expect(drawWords({ rules: NO_RULES, mood: "mixed" })).toBe("names");
  expect(drawWords({ rules: IRISH, mood: "mixed" })).toBe("girl names that fit");
  expect(drawWords({ rules: NO_RULES, mood: "familiar" })).toBe("familiar names");
  expect(drawWords({ rules: IRISH, mood: "rare" })).toBe("rare girl names that fit");
});
