import type { BrowseShelf } from "./browse-shelf.ts";
import type { RuleTest } from "./fits.ts";
import { type NameSet, noNames, putIn } from "./name-set.ts";

type Shelf = Pick<BrowseShelf, "orders">;

/** Sets of the rules that were asked for last: half a kilobyte each. */
const MOST_KEPT = 256;

const kept = new WeakMap<Shelf["orders"], Map<string, NameSet>>();

/**
 * The names that meet a rule, looked at one by one: what no choice of the shelf tells. Visitors ask for the same beginnings and
 * spans again and again, so the last sets are kept; nobody may change one.
 * @param values what is asked of the rule, as an address writes it.
 */
export function testedSet(
  { orders }: Shelf,
  { rule, matches }: RuleTest,
  values: readonly string[],
): Readonly<NameSet> {
  const sets = kept.get(orders) ?? new Map<string, NameSet>();
  kept.set(orders, sets);
  const key = `${rule} ${values.join(" ")}`;
  const known = sets.get(key);
  if (known !== undefined) return known;
  const set = noNames(orders.name.length);
  for (const { traits, place } of orders.name) if (matches(traits)) putIn(set, place);
  const [oldest] = sets.keys();
  if (sets.size >= MOST_KEPT && oldest !== undefined) sets.delete(oldest);
  sets.set(key, set);
  return set;
}
