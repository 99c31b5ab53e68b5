import { setThatFits } from "./browse.ts";
import type { BrowseEntry, BrowseShelf } from "./browse-shelf.ts";
import { isIn } from "./name-set.ts";
import { type NameRules, type Rule, RULE_TABLE, rulesSet } from "./name-rules.ts";

/**
 * The names of the collection that fit all of some rules, up to a limit, the most popular first, unless a rule puts some
 * before the others: those of an era by its births.
 */
export function heaviestFirst(
  shelf: BrowseShelf,
  asked: readonly NameRules[],
  limit: number,
): readonly BrowseEntry[] {
  const weights = asked.flatMap((rules) => rulesSet(rules).flatMap((rule) => weightOf(rule, rules) ?? []));
  const set = setThatFits(shelf, asked);
  const fitting: BrowseEntry[] = [];
  for (const entry of shelf.orders.popularity) {
    if (weights.length === 0 && fitting.length >= limit) break;
    if (isIn(set, entry.place)) fitting.push(entry);
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
