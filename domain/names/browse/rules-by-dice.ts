import type { Dice } from "#domain/names/name-book.ts";
import { type NameRules, type Rule, RULE_NAMES } from "./name-rules.ts";
import { RULES } from "./rules/rules.ts";
import { readRules } from "./rules-query.ts";
import type { Theme } from "#domain/names/entry/theme.ts";

const LETTERS = [...Array.from("abcdefghijklmnopqrstuvwxyz"), "ma", "jo", "el", "lyn", "aiden", "xyz"];
/** Those that are none of a rule are left out when they are read. */
const SPANS = ["3-6", "1985", "1946-1964", "250-"];
const MOST_OF_A_RULE = 4;

/** Any rules at all, for tests and measurements: each is set one time in three, to one value or several. */
export function rulesByDice(dice: Dice, themes: readonly Theme[]): NameRules {
  const one = (of: readonly string[]) => of.slice(Math.floor(dice() * of.length)).slice(0, 1);
  const some = (of: readonly string[]): readonly string[] =>
    dice() < 2 / 3
      ? []
      : Array.from({ length: 1 + Math.floor(dice() * MOST_OF_A_RULE) }, () => one(of)).flat();
  const valuesFor = (rule: Rule) => {
    const { field } = RULES[rule];
    if (field.kind === "letters") return [...field.offered, ...LETTERS];
    return field.kind === "spans" ? [...field.offered, ...SPANS] : field.values(themes);
  };
  const pairs = RULE_NAMES.flatMap((rule) => some(valuesFor(rule)).map((value) => [RULES[rule].key, value]));
  return readRules(new URLSearchParams(pairs), themes).rules;
}
