import { isOneSlipAway } from "#domain/directory/one-slip.ts";
import type { ParentsWords } from "./read-concepts.ts";
import type { SitePages } from "./site-document.ts";
import { isTelling, termsOf, wordsOf } from "./site-terms.ts";
import { stem } from "./stem.ts";

/** Shorter words with a slip are others. */
const SHORTEST = 5;
/** From so many letters on, two slips may be in one word. */
const LONG = 9;

/**
 * Makes what mends slips in words that pages and parents call things by: "imunization recrod". Nobody misses the first letter. Of
 * words that stand somewhere as they are, none is a slip.
 */
export function createTopicMender(
  topics: Iterable<string>,
  isKnown: (term: string) => boolean,
): (term: string) => string {
  const known = new Set(topics);
  const byFirst = Map.groupBy(
    [...known].filter((term) => term.length >= SHORTEST),
    (term) => term[0] ?? "",
  );
  return (term) => {
    if (term.length < SHORTEST || known.has(term)) return term;
    const near = byFirst.get(term[0] ?? "") ?? [];
    const meant =
      near.find((topic) => isOneSlipAway(term, topic)) ??
      (term.length < LONG ? undefined : near.find((topic) => areTwoSlipsAway(term, topic)));
    return meant === undefined || isKnown(term) ? term : meant;
  };
}

/** Two slips apart: one in what stands before a letter, one in what follows it. */
function areTwoSlipsAway(one: string, other: string): boolean {
  if (other.length < LONG || Math.abs(one.length - other.length) > 2) return false;
  for (let at = 2; at < one.length - 2; at++)
    for (let shift = -1; shift <= 1; shift++) {
      const isBefore = isOneSlipAway(one.slice(0, at), other.slice(0, at + shift));
      if (isBefore && isOneSlipAway(one.slice(at), other.slice(at + shift))) return true;
    }
  return false;
}

/** What pages are called, what their parts are, and what parents say for it. Origins and letters of names are the names' to mend. */
export function topicsOf({ documents, entries }: SitePages, parentsWords: ParentsWords): ReadonlySet<string> {
  const called = documents.filter(({ kind }) => kind !== "list" && kind !== "listing");
  const said = parentsWords.flatMap((row) => row.flatMap((words) => wordsOf(words)));
  return new Set([
    ...said.filter(isTelling).map(stem),
    ...called.flatMap(({ title }) => termsOf(title)),
    ...entries.flatMap(({ heading }) => termsOf(heading?.title ?? "")),
  ]);
}
