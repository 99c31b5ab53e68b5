import { forEachRule, type Rule } from "./name-rules.ts";

/** Choices by number, so that counting is adding to a place in a list: ten times as fast as by their words. */
export type Choices = {
  /** The number of a choice; a new one, when it has none yet. */
  numberOf(rule: Rule, value: string): number;
  /** Counts by number, as counts by rule and value; choices that count nothing are left out. */
  named(counts: Uint32Array): Counts;
  readonly size: number;
};

/** For each choice of each rule, a number of names. */
export type Counts = Readonly<Record<Rule, ReadonlyMap<string, number>>>;

export function createChoices(): Choices {
  const numbers = forEachRule(() => new Map<string, number>());
  let size = 0;
  return {
    numberOf(rule, value) {
      const known = numbers[rule].get(value) ?? size;
      if (known === size) {
        numbers[rule].set(value, size);
        size += 1;
      }
      return known;
    },
    named: (counts) =>
      forEachRule(
        (rule) =>
          new Map(
            [...numbers[rule]].flatMap(([value, number]) => {
              const count = counts[number] ?? 0;
              return count === 0 ? [] : [[value, count] as const];
            }),
          ),
      ),
    get size() {
      return size;
    },
  };
}
