import { setThatFits } from "./browse.ts";
import type { BrowseEntry, BrowseShelf } from "./browse-shelf.ts";
import { mixedSexes, NEAR } from "./mixed-sexes.ts";
import { isIn, type NameSet, takeOut } from "./name-set.ts";
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
  const weights = [
    ...ofOrigin(asked),
    ...asked.flatMap((each) => rulesSet(each).flatMap((rule) => weightOf(rule, each) ?? [])),
  ];
  const set = setThatFits(shelf, asked);
  const enough = weights.length > 0 ? Infinity : isMixed ? limit + NEAR : limit;
  for (const each of denied) takeOut(set, setThatFits(shelf, [each]));
  const fitting = mostPopular(shelf, set, enough);
  // By one weight after the other: what is sorted last counts most.
  const sorted = weights.reduce(heaviest, fitting);
  if (!isMixed) return sorted.slice(0, limit);
  const first = sorted.slice(0, limit + NEAR).map((entry) => weighed(entry, weights));
  return mixedSexes(first, limit).map(({ entry }) => entry);
}

/** The names of a set, the most popular first. */
function mostPopular(
  { orders, popularPlaces }: BrowseShelf,
  set: NameSet,
  limit: number,
): readonly BrowseEntry[] {
  const found: BrowseEntry[] = [];
  for (let at = 0; at < popularPlaces.length && found.length < limit; at += 1) {
    const entry = isIn(set, popularPlaces[at] ?? 0) ? orders.popularity[at] : undefined;
    if (entry !== undefined) found.push(entry);
  }
  return found;
}

/** Names that come from where they are asked to be from, before those that are only in use there: Axel, before Henry, is Swedish. */
function ofOrigin(asked: readonly NameRules[]): readonly Weight[] {
  const [origins, ...others] = asked.flatMap((each) => (each.origins.length === 0 ? [] : [each.origins]));
  // Of one origin and of another at once, hardly any name comes from both.
  // English is what is in use, wherever it comes from.
  if (origins === undefined || others.length > 0 || origins.includes("English")) return [];
  return [(traits) => Number(traits.origins.some((origin) => origins.includes(origin)))];
}

type Weight = (traits: BrowseEntry["traits"]) => number;

type Weighed = {
  readonly entry: BrowseEntry;
  readonly gender: BrowseEntry["traits"]["gender"];
  readonly weighs: readonly number[];
};

function weighed(entry: BrowseEntry, weights: readonly Weight[]): Weighed {
  return { entry, gender: entry.traits.gender, weighs: weights.map((weight) => weight(entry.traits)) };
}

/** The heaviest before the others; those of equal weight stay as they stand. Most weights are one of two: no need to compare. */
function heaviest(entries: readonly BrowseEntry[], weight: Weight): readonly BrowseEntry[] {
  const byWeight = new Map<number, BrowseEntry[]>();
  for (const entry of entries) {
    const weighs = weight(entry.traits);
    const others = byWeight.get(weighs);
    if (others === undefined) byWeight.set(weighs, [entry]);
    else others.push(entry);
  }
  if (byWeight.size < 2) return entries;
  return [...byWeight.keys()]
    .toSorted((one, other) => other - one)
    .flatMap((each) => byWeight.get(each) ?? []);
}

function weightOf<R extends Rule>(rule: R, rules: Pick<NameRules, R>) {
  return RULE_TABLE[rule].weight?.(rules[rule]);
}
