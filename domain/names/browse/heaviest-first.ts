import { setThatFits } from "./browse.ts";
import type { BrowseEntry, BrowseShelf } from "./browse-shelf.ts";
import { mixedSexes, NEAR } from "./mixed-sexes.ts";
import { isIn } from "./name-set.ts";
import { type NameRules, type Rule, RULE_TABLE, rulesSet } from "./name-rules.ts";

/** Whoever asks for figures wants the order of the records, and whoever asks for a sex wants no other. */
const UNMIXED: ReadonlySet<Rule> = new Set(["gender", "eras", "ranks", "trends", "births"]);

/**
 * The names of the collection that fit all of some rules and none of those denied, up to a limit, the most popular first, unless a rule puts some
 * before the others: those of an era by its births. Where no sex and no figures are asked for, neither sex has the first places alone.
 */
export function heaviestFirst(
  shelf: BrowseShelf,
  asked: readonly NameRules[],
  limit: number,
  denied: readonly NameRules[] = [],
): readonly BrowseEntry[] {
  const rules = asked.flatMap(rulesSet);
  const isMixed = rules.length > 0 && !rules.some((rule) => UNMIXED.has(rule));
  const weights = asked.flatMap((each) => rulesSet(each).flatMap((rule) => weightOf(rule, each) ?? []));
  const set = setThatFits(shelf, asked);
  const leftOut = denied.map((each) => setThatFits(shelf, [each]));
  const enough = weights.length > 0 ? Infinity : isMixed ? limit + NEAR : limit;
  const fitting: Weighed[] = [];
  for (const entry of shelf.orders.popularity) {
    if (fitting.length >= enough) break;
    if (isIn(set, entry.place) && !leftOut.some((each) => isIn(each, entry.place)))
      fitting.push(weighed(entry, weights));
  }
  const sorted = weights.length === 0 ? fitting : fitting.toSorted(heavier);
  const first = isMixed ? mixedSexes(sorted, limit) : sorted.slice(0, limit);
  return first.map(({ entry }) => entry);
}

type Weight = (traits: BrowseEntry["traits"]) => number;

type Weighed = {
  readonly entry: BrowseEntry;
  readonly gender: BrowseEntry["traits"]["gender"];
  /** By each of the weights: the last counts most. */
  readonly weighs: readonly number[];
};

function weighed(entry: BrowseEntry, weights: readonly Weight[]): Weighed {
  return { entry, gender: entry.traits.gender, weighs: weights.map((weight) => weight(entry.traits)) };
}

function heavier({ weighs: one }: Weighed, { weighs: other }: Weighed): number {
  for (let place = one.length - 1; place >= 0; place -= 1) {
    const more = (other[place] ?? 0) - (one[place] ?? 0);
    if (more !== 0) return more;
  }
  return 0;
}

function weightOf<R extends Rule>(rule: R, rules: Pick<NameRules, R>) {
  return RULE_TABLE[rule].weight?.(rules[rule]);
}
