import { THEME_CHOICES } from "#app/site/theme-choices.data.ts";
import { type NameRules, NO_RULES } from "#domain/names/browse/name-rules.ts";
import { readRules, writeRules } from "#domain/names/browse/rules-query.ts";
import { chipWords } from "./choice-words.ts";

/** One value of a rule, as it stands in an address and on the page. */
type RuleChip = { readonly key: string; readonly value: string; readonly label: string };

/** All that is chosen beside the gender, which has buttons of its own. */
export function ruleChips(rules: NameRules): readonly RuleChip[] {
  return [...writeRules(withoutGender(rules))].map(([key, value]) => ({
    key,
    value,
    label: chipWords(key, value),
  }));
}

export function withoutRule(rules: NameRules, key: string, value: string): NameRules {
  const params = writeRules(rules);
  params.delete(key, value);
  return readRules(params, THEME_CHOICES).rules;
}

export function onlyGender({ gender }: NameRules): NameRules {
  return { ...NO_RULES, gender };
}

export function withoutGender(rules: NameRules): NameRules {
  return { ...rules, gender: "all" };
}

/** Whether two rules ask the same, in the same order. */
export function sameRules(one: NameRules, other: NameRules): boolean {
  return String(writeRules(one)) === String(writeRules(other));
}
