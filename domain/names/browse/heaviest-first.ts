import type { BrowseEntry } from "./browse-shelf.ts";
import { type NameRules, type Rule, RULE_TABLE, rulesSet } from "./name-rules.ts";

/** The names that fit, in the order given, unless a rule puts some before the others: those of an era by its births. */
export function heaviestFirst(
  entries: readonly BrowseEntry[],
  fits: (id: BrowseEntry["id"]) => boolean,
  asked: readonly NameRules[],
): readonly BrowseEntry[] {
  const fitting = entries.filter(({ id }) => fits(id));
  const weights = asked.flatMap((rules) => rulesSet(rules).flatMap((rule) => weightOf(rule, rules) ?? []));
  return weights.reduce((sorted, weight) => {
    const weighed = sorted.map((entry) => ({ entry, weight: weight(entry.traits) }));
    return weighed.toSorted((one, other) => other.weight - one.weight).map(({ entry }) => entry);
  }, fitting);
}

function weightOf<R extends Rule>(rule: R, rules: Pick<NameRules, R>) {
  return RULE_TABLE[rule].weight?.(rules[rule]);
}
