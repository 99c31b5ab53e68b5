import { STARTER_SET } from "#content/names/starter-set.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { DECK } from "#domain/together/judging/deck.ts";
import type { PooledName } from "#domain/together/judging/name-pool.ts";

/** The first cards of whoever begins: the same for all, so that they can be in the page. */
export function firstHand(names: NameBook): readonly PooledName[] {
  return names.summaries(STARTER_SET.slice(0, DECK)).map(({ spark: _spark, ...name }) => name);
}
