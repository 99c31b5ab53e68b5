import { setThatFits } from "./browse.ts";
import type { BrowseEntry, BrowseShelf } from "./browse-shelf.ts";
import { mixedSexes, NEAR } from "./mixed-sexes.ts";
import { isIn, type NameSet, takeOut } from "./name-set.ts";
import {
  joinRules,
  type NameRules,
  NO_RULES,
  type Rule,
  RULE_TABLE,
  rulesSet,
  valuesOf,
} from "./name-rules.ts";

/** Whoever asks for figures wants the order of the records, and whoever asks for a sex wants no other. */
const UNMIXED: ReadonlySet<Rule> = new Set(["gender", "eras", "peaks", "ranks", "trends", "births"]);

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
  const weights = weightsOf(asked);
  const set = setThatFits(shelf, asked);
  for (const each of denied) takeOut(set, setThatFits(shelf, [each]));
  const enough = isMixed ? limit + NEAR : limit;
  const order = weights.length === 0 ? null : inOneOrder(shelf, asked);
  const sorted =
    order === null
      ? weights.reduce(heaviest, namesOf(shelf, set, weights.length === 0 ? enough : Infinity))
      : firstIn(order, set, enough);
  if (!isMixed) return sorted.slice(0, limit);
  const first = sorted.slice(0, enough).map((entry) => weighed(entry, weights));
  return mixedSexes(first, limit).map(({ entry }) => entry);
}

/** The names that fit the one rule which has weights, in the order that these give them; null where several have some. */
function inOneOrder(shelf: BrowseShelf, asked: readonly NameRules[]): readonly BrowseEntry[] | null {
  const weighing = asked.flatMap((each) =>
    rulesSet(each).flatMap((rule) => (RULE_TABLE[rule].weight === undefined ? [] : { rule, rules: each })),
  );
  const [only, ...others] = weighing;
  return only === undefined || others.length > 0 ? null : orderedBy(shelf, only.rule, only.rules);
}

/** Orders by one rule: what is asked for is mostly one choice of it, whose names are then put in order once. */
const ordersKept = new WeakMap<BrowseShelf, Map<string, readonly BrowseEntry[]>>();
const MOST_KEPT = 400;

function orderedBy(shelf: BrowseShelf, rule: Rule, rules: NameRules): readonly BrowseEntry[] {
  const kept = ordersKept.get(shelf) ?? new Map<string, readonly BrowseEntry[]>();
  ordersKept.set(shelf, kept);
  const key = `${rule}=${valuesOf(rule, rules).join()}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const alone = [joinRules(NO_RULES, { [rule]: rules[rule] })];
  const made = weightsOf(alone).reduce(heaviest, namesOf(shelf, setThatFits(shelf, alone), Infinity));
  if (kept.size < MOST_KEPT) kept.set(key, made);
  return made;
}

/** The first of an order that are in a set. */
function firstIn(order: readonly BrowseEntry[], set: NameSet, limit: number): readonly BrowseEntry[] {
  const found: BrowseEntry[] = [];
  for (const entry of order) {
    if (found.length === limit) break;
    if (isIn(set, entry.place)) found.push(entry);
  }
  return found;
}

/** One weight after the other: what is sorted by last counts most. */
function weightsOf(asked: readonly NameRules[]): readonly Weight[] {
  const weights = asked.flatMap((each) => rulesSet(each).flatMap((rule) => weightOf(rule, each) ?? []));
  // Of an era births are weighed, hardly two alike: "German, popular in the 1920s" are first what is German itself.
  const isOfEra = asked.some(({ eras, peaks }) => eras.length + peaks.length > 0);
  return isOfEra ? [...weights, ...ofOrigin(asked)] : [...ofOrigin(asked), ...weights];
}

/** The names of a set, the most popular first. */
function namesOf(
  { entries, orders: { popularity } }: BrowseShelf,
  set: NameSet,
  limit: number,
): readonly BrowseEntry[] {
  const found: BrowseEntry[] = [];
  for (let at = 0; at < popularity.length && found.length < limit; at += 1) {
    const place = popularity[at] ?? 0;
    const entry = isIn(set, place) ? entries[place] : undefined;
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
