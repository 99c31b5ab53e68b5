import { type NameRules, type Rule, RULE_TABLE, rulesSet } from "./name-rules.ts";
import type { NameTraits } from "#domain/names/entry/name-traits.ts";

/** What one rule asks of a name. */
export type RuleTest = { readonly rule: Rule; readonly matches: (traits: NameTraits) => boolean };

/** A test for each rule that asks something. */
export function testsOf(rules: NameRules): readonly RuleTest[] {
  return rulesSet(rules).map((rule) => testOf(rule, rules));
}

/** Tests by their rules: many names are tested by the same. */
const known = new WeakMap<NameRules, readonly RuleTest[]>();

/** Whether a name is what all the rules ask for. */
export function fits(traits: NameTraits, rules: NameRules): boolean {
  let tests = known.get(rules);
  if (tests === undefined) {
    tests = testsOf(rules);
    known.set(rules, tests);
  }
  return tests.every(({ matches }) => matches(traits));
}

/** The test of one rule that asks something. */
export function testOf<R extends Rule>(rule: R, rules: Pick<NameRules, R>): RuleTest {
  return { rule, matches: RULE_TABLE[rule].matches(rules[rule]) };
}
