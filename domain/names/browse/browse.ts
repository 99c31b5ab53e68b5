import type { Counts } from "./browse-choices.ts";
import type { BrowseShelf, BrowseSort } from "./browse-shelf.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { type RuleTest, testOf } from "./fits.ts";
import {
  forEachRule,
  type NameRules,
  type Rule,
  RULE_NAMES,
  RULE_TABLE,
  rulesSet,
  valuesOf,
} from "./name-rules.ts";
import {
  addThoseIn,
  allNames,
  countIn,
  isIn,
  keepThoseIn,
  type NameSet,
  noNames,
  putIn,
} from "./name-set.ts";
import { testedSet } from "./tested-sets.ts";

export const BROWSE_PAGE_SIZE = 48;

/** One page of the names that fit, and what every other choice would bring. */
export type Browse<Name> = {
  readonly names: readonly Name[];
  /** Names that fit, on all pages. */
  readonly total: number;
  /** From 1; a page beyond the last is the last. */
  readonly page: number;
  readonly pages: number;
  /** The names that each choice would bring if it were the only one of its rule; the other rules apply. */
  readonly counts: Counts;
  /** For each rule, the names that would fit without it. */
  readonly without: Readonly<Record<Rule, number>>;
};

/**
 * Names that fit are a set, a bit each (name-set.ts), and so are those that fit all rules but one: each choice of that rule
 * counts what it shares with it. Only letters and spans of one's own are looked for in each name.
 */
export function browse(shelf: BrowseShelf, rules: NameRules, sort: BrowseSort, page: number): Browse<NameId> {
  const { entries, choices } = shelf;
  const tested = testedSets(shelf, rules);
  const fitting = inAllOf(tested, entries.length);
  const counts: Record<Rule, ReadonlyMap<string, number>> = forEachRule(() => NO_COUNTS);
  const without = forEachRule(() => 0);
  const all = countIn(fitting);
  for (const rule of RULE_NAMES) {
    const others = tested.has(rule) ? inAllOf(tested, entries.length, rule) : fitting;
    counts[rule] = choices.counted(rule, others);
    without[rule] = others === fitting ? all : countIn(others);
  }

  const pages = Math.max(1, Math.ceil(all / BROWSE_PAGE_SIZE));
  const shown = Math.min(Math.max(1, page), pages);
  return {
    names: someOf(shelf, sort, fitting, (shown - 1) * BROWSE_PAGE_SIZE, BROWSE_PAGE_SIZE),
    total: all,
    page: shown,
    pages,
    counts,
    without,
  };
}

/** The names that fit, by the alphabet. */
export function namesThatFit(shelf: BrowseShelf, rules: NameRules): readonly NameId[] {
  const size = shelf.entries.length;
  return someOf(shelf, "name", inAllOf(testedSets(shelf, rules), size), 0, size);
}

/** The names of the collection that fit all of some rules, as a set: names are looked at one by one only where no choice tells. */
export function setThatFits(shelf: BrowseShelf, asked: readonly NameRules[]): NameSet {
  const { set, open } = setAndTests(shelf, asked);
  return open.length === 0 ? set : testedAmong(shelf, set, open);
}

/** The names that choices tell, of all the rules that are choices; and of the other rules the tests that each of them must pass. */
export function setAndTests(shelf: BrowseShelf, asked: readonly NameRules[]) {
  const set = allNames(shelf.entries.length);
  const open: RuleTest[] = [];
  for (const rules of asked) {
    for (const rule of rulesSet(rules)) {
      const chosen = chosenSet(shelf, rule, rules);
      if (chosen === undefined) open.push(testOf(rule, rules));
      else keepThoseIn(set, chosen);
    }
  }
  return { set, open };
}

const NO_COUNTS: ReadonlyMap<string, number> = new Map();

/** For each rule that asks something, the names that meet it. */
function testedSets(shelf: BrowseShelf, rules: NameRules): ReadonlyMap<Rule, NameSet> {
  return new Map(
    rulesSet(rules).map((rule) => [
      rule,
      chosenSet(shelf, rule, rules) ?? testedSet(shelf, testOf(rule, rules), valuesOf(rule, rules)),
    ]),
  );
}

/** Those under any of the choices asked for; undefined when not all that is asked for is a choice. */
function chosenSet({ entries, choices }: BrowseShelf, rule: Rule, rules: NameRules): NameSet | undefined {
  const { field, excludes } = RULE_TABLE[rule];
  const values = valuesOf(rule, rules);
  const isOffered = !("offered" in field) || values.every((value) => field.offered.includes(value));
  if (excludes === true || !isOffered) return undefined;
  const set = noNames(entries.length);
  for (const value of values) {
    const under = choices.under(rule, value);
    if (under !== undefined) addThoseIn(set, under);
  }
  return set;
}

function testedAmong({ entries }: BrowseShelf, among: NameSet, tests: readonly RuleTest[]): NameSet {
  const set = noNames(entries.length);
  for (const { traits, place } of entries)
    if (isIn(among, place) && tests.every(({ matches }) => matches(traits))) putIn(set, place);
  return set;
}

/** The names that are in all the sets, that of one rule perhaps left out. */
function inAllOf(tested: ReadonlyMap<Rule, NameSet>, size: number, leftOut?: Rule): NameSet {
  const set = allNames(size);
  for (const [rule, names] of tested) if (rule !== leftOut) keepThoseIn(set, names);
  return set;
}

/** So many of a set in an order, after so many others. */
function someOf(
  { entries, orders }: BrowseShelf,
  sort: BrowseSort,
  set: NameSet,
  after: number,
  count: number,
): readonly NameId[] {
  const some: NameId[] = [];
  const order = orders[sort];
  let before = 0;
  for (let at = 0; at < order.length && some.length < count; at += 1) {
    const place = order[at] ?? 0;
    if (!isIn(set, place)) continue;
    const entry = entries[place];
    if (before >= after && entry !== undefined) some.push(entry.id);
    before += 1;
  }
  return some;
}
