import type { Counts } from "./browse-choices.ts";
import type { BrowseShelf, BrowseSort } from "./browse-shelf.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { onlyMissed, testsOf } from "./fits.ts";
import { forEachRule, type NameRules, type Rule, RULE_NAMES } from "./name-rules.ts";

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
 * Looks at each name once: if it fits, it counts under all its choices; if one rule alone keeps it out, it counts under
 * the choices of that rule, which is counted as if it were not set. Measured on two shared cores over 3,300 names and
 * 10,000 random combinations: median 0.35 ms, 99th percentile 0.8 to 1.2 ms, longest 1.7 ms once the code is warm.
 */
export function browse(
  { orders, choices }: BrowseShelf,
  rules: NameRules,
  sort: BrowseSort,
  page: number,
): Browse<NameId> {
  const counts = new Uint32Array(choices.size);
  const without = forEachRule(() => 0);
  const fitting: NameId[] = [];
  const tests = testsOf(rules);
  for (const entry of orders[sort]) {
    const missed = onlyMissed(entry.traits, tests);
    if (missed === "none") {
      fitting.push(entry.id);
      countUnder(counts, entry.allChoices);
    } else if (missed !== "several") {
      without[missed] += 1;
      countUnder(counts, entry.choices[missed]);
    }
  }
  for (const rule of RULE_NAMES) without[rule] += fitting.length;

  const pages = Math.max(1, Math.ceil(fitting.length / BROWSE_PAGE_SIZE));
  const shown = Math.min(Math.max(1, page), pages);
  return {
    names: fitting.slice((shown - 1) * BROWSE_PAGE_SIZE, shown * BROWSE_PAGE_SIZE),
    total: fitting.length,
    page: shown,
    pages,
    counts: choices.named(counts),
    without,
  };
}

/** Asked for some 30,000 times an answer: by places, it takes a tenth less of all its time than with an iterator. */
function countUnder(counts: Uint32Array, choices: readonly number[]): void {
  for (let place = 0; place < choices.length; place += 1) {
    const choice = choices[place] ?? 0;
    counts[choice] = (counts[choice] ?? 0) + 1;
  }
}
