import { assemble, recordOf } from "./rules/assemble.ts";
import type { RuleRow } from "./rules/rule.ts";
import { RULES } from "./rules/rules.ts";

export type Rule = keyof typeof RULES;
export type RuleKey = (typeof RULES)[Rule]["key"];

/** What a name must be, to be shown. Rules are combined with "and"; within a list one of its values is enough, an empty one asks nothing. */
export type NameRules = { readonly [R in Rule]: (typeof RULES)[R]["empty"] };

type RuleTable = { readonly [R in Rule]: RuleRow<NameRules[R], RuleKey> };

/** The rows, each with the type of its own value. */
export const RULE_TABLE: RuleTable = RULES;

const TABLED = Object.keys(RULES).filter(isRule);

/** In the order of an address, and of everything that is counted or told. */
export const RULE_NAMES: readonly Rule[] = [false, true].flatMap((excludes) =>
  TABLED.filter((rule) => (RULE_TABLE[rule].excludes === true) === excludes),
);

const TEST_ORDER = RULE_NAMES.toSorted((a, b) => RULES[a].testOrder - RULES[b].testOrder);

export const NO_RULES: NameRules = assembleRules((rule) => RULE_TABLE[rule].empty);

/** A value for each rule. */
export function assembleRules(make: <R extends Rule>(rule: R) => NameRules[R]): NameRules {
  return assemble<NameRules>(RULE_NAMES, make);
}

/** Something for each rule. */
export function forEachRule<Value>(make: (rule: Rule) => Value): Record<Rule, Value> {
  return recordOf(RULE_NAMES.map((rule) => [rule, make(rule)] as const));
}

export function isRule(text: string): text is Rule {
  return Object.hasOwn(RULES, text);
}

/** The rules that ask something. */
export function rulesSet(rules: NameRules): readonly Rule[] {
  const known = askedBy.get(rules);
  if (known !== undefined) return known;
  const asked = TEST_ORDER.filter((rule) => isSet(rule, rules));
  askedBy.set(rules, asked);
  return asked;
}

/** One search asks it of the same rules a dozen times. */
const askedBy = new WeakMap<NameRules, readonly Rule[]>();

/** Whether all that is asked for is a sex of use. */
export function asksGenderOnly(rules: NameRules): boolean {
  return RULE_NAMES.every((rule) => rule === "gender" || !isSet(rule, rules));
}

/** The values of a rule as an address writes them. */
export function valuesOf<R extends Rule>(rule: R, rules: Pick<NameRules, R>): readonly string[] {
  return RULE_TABLE[rule].serialize(rules[rule]);
}

/** The rules that ask for both. */
export function joinRules(rules: NameRules, more: Partial<NameRules>): NameRules {
  return Object.keys(more)
    .filter(isRule)
    .reduce((joined, rule) => withJoined(joined, rule, more), rules);
}

function withJoined<R extends Rule>(rules: NameRules, rule: R, more: Partial<Pick<NameRules, R>>): NameRules {
  const value = more[rule];
  return value === undefined ? rules : { ...rules, [rule]: RULE_TABLE[rule].join(rules[rule], value) };
}

/** The rules with those of others in their place, where these ask something. */
export function replaceRules(rules: NameRules, others: NameRules): NameRules {
  return assembleRules((rule) => (isSet(rule, others) ? others[rule] : rules[rule]));
}

function isSet<R extends Rule>(rule: R, rules: Pick<NameRules, R>): boolean {
  return RULE_TABLE[rule].isSet(rules[rule]);
}
