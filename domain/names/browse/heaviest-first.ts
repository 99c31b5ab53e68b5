import type { BrowseEntry } from "./browse-shelf.ts";
import { type NameRules, type Rule, RULE_TABLE, rulesSet } from "./name-rules.ts";

/**
 * The names that fit, up to a limit, in the order given, unless a rule puts some before the others: those of an era by its
 * births. Without such a rule most wishes are met by the first few hundred of the order.
 */
export function heaviestFirst(
  entries: readonly BrowseEntry[],
  fits: (id: BrowseEntry["id"]) => boolean,
  asked: readonly NameRules[],
  limit: number,
): readonly BrowseEntry[] {
  const weights = asked.flatMap((rules) => rulesSet(rules).flatMap((rule) => weightOf(rule, rules) ?? []));
  const fitting: BrowseEntry[] = [];
  for (const entry of entries) {
    if (weights.length === 0 && fitting.length >= limit) break;
    if (fits(entry.id)) fitting.push(entry);
  }
  const sorted = weights.reduce<readonly BrowseEntry[]>((before, weight) => {
    const weighed = before.map((entry) => ({ entry, weight: weight(entry.traits) }));
    return weighed.toSorted((one, other) => other.weight - one.weight).map(({ entry }) => entry);
  }, fitting);
  return sorted.slice(0, limit);
}

function weightOf<R extends Rule>(rule: R, rules: Pick<NameRules, R>) {
  return RULE_TABLE[rule].weight?.(rules[rule]);
}
