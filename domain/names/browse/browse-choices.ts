import { forEachRule, type Rule } from "./name-rules.ts";
import { allNames, countInBoth, type NameSet, noNames, putIn, wordsWithNames } from "./name-set.ts";

/** The names under each choice of each rule, so that a choice is counted without looking at any name. */
export type Choices = {
  /** Puts a name, by its place, under a choice. */
  put(rule: Rule, value: string, place: number): void;
  /** The names under a choice; undefined when there are none. */
  under(rule: Rule, value: string): NameSet | undefined;
  /** How many names of a set are under each choice of a rule; choices that count nothing are left out. */
  counted(rule: Rule, among: NameSet): ReadonlyMap<string, number>;
};

/** For each choice of each rule, a number of names. */
export type Counts = Readonly<Record<Rule, ReadonlyMap<string, number>>>;

/** @param size how many names there are. */
export function createChoices(size: number): Choices {
  const sets = forEachRule(() => new Map<string, NameSet>());
  /** Where each of them has names: most choices have few. */
  const words = new Map<NameSet, Uint16Array>();
  const all = allNames(size);
  /** Counts among all names, which most visitors ask for, are counted once. */
  const ofAll = new Map<Rule, ReadonlyMap<string, number>>();
  function wordsOf(set: NameSet): Uint16Array {
    const known = words.get(set) ?? wordsWithNames(set);
    words.set(set, known);
    return known;
  }
  function counted(rule: Rule, among: NameSet): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    const ofAmong = wordsWithNames(among);
    for (const [value, set] of sets[rule]) {
      const ofSet = wordsOf(set);
      const count = countInBoth(set, among, ofSet.length < ofAmong.length ? ofSet : ofAmong);
      if (count > 0) counts.set(value, count);
    }
    return counts;
  }
  return {
    put(rule, value, place) {
      ofAll.clear();
      words.clear();
      const known = sets[rule].get(value) ?? noNames(size);
      sets[rule].set(value, known);
      putIn(known, place);
    },
    under: (rule, value) => sets[rule].get(value),
    counted(rule, among) {
      if (among.some((word, place) => word !== all[place])) return counted(rule, among);
      const known = ofAll.get(rule) ?? counted(rule, all);
      ofAll.set(rule, known);
      return known;
    },
  };
}
