import type { Counts } from "./browse-choices.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { forEachRule, type NameRules, type Rule } from "./name-rules.ts";

/** How many names of the collection fit some rules, and what every other choice would bring; as it is sent. */
export type CollectionCounts = {
  readonly total: number;
  /** By rule and value; what would bring nothing is left out. */
  readonly counts: Readonly<Record<Rule, Readonly<Record<string, number>>>>;
};

export function countCollection(book: Pick<NameBook, "browse">, rules: NameRules): CollectionCounts {
  const { total, counts } = book.browse(rules, "popularity", 1);
  return { total, counts: forEachRule((rule) => Object.fromEntries(counts[rule])) };
}

/** The counts of an answer, to be looked up. */
export function countsIn({ counts }: CollectionCounts): Counts {
  return forEachRule((rule) => new Map(Object.entries(counts[rule])));
}
