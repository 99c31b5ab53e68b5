import type { NameRules, Rule } from "./name-rules.ts";
import type { NameTraits } from "./name-traits.ts";

/** Endings that are offered as a choice, with their count; any other can be written. */
export const ENDINGS = ["a", "ia", "ie", "y", "lyn", "ette", "n", "en", "son", "el", "o", "us"] as const;

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

/** The choices of each rule under which a name counts. */
export function choicesOf(traits: NameTraits): Readonly<Record<Rule, readonly string[]>> {
  const { id, gender, origins, themes, band, length, syllables } = traits;
  return {
    gender: ["all", gender],
    origins: [...new Set(origins)],
    themes,
    bands: [band],
    starts: [id.slice(0, 1)],
    ends: ENDINGS.filter((end) => id.endsWith(end)),
    lengths: [length],
    syllables: syllables === null ? [] : [String(syllables)],
    notEnding: [],
  };
}

/** Something for each rule. */
export function forEachRule<Value>(make: (rule: Rule) => Value): Record<Rule, Value> {
  return {
    gender: make("gender"),
    origins: make("origins"),
    themes: make("themes"),
    bands: make("bands"),
    starts: make("starts"),
    ends: make("ends"),
    lengths: make("lengths"),
    syllables: make("syllables"),
    notEnding: make("notEnding"),
  } satisfies Record<keyof NameRules, Value>;
}
