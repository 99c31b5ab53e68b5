import { STATE_RANKS } from "#content/places/rank-words.ts";
import type { StateRank } from "#domain/places/ranks/rank-book.ts";
import { WITHOUT_QUOTIENT } from "#domain/places/state-figures.ts";
import { STATES } from "#domain/places/states.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { listed } from "#domain/locale/lists.ts";

/** States that are named at most. */
const NAMED = 3;

/** "No. 1 in 14 states and in the top 10 in all 50 states." A class that adds no state is left out. DC is on the map and is no state. */
export function rankSummary(ranks: readonly (StateRank | null)[]): string {
  const { first, ten, hundred } = STATE_RANKS;
  const upTo = (last: number) =>
    STATES.flatMap(({ name }, state) =>
      state !== WITHOUT_QUOTIENT && (ranks[state]?.rank ?? Infinity) <= last ? [name] : [],
    );
  const classes = [
    { words: first, states: upTo(1) },
    { words: ten, states: upTo(10) },
    { words: hundred, states: upTo(100) },
  ];
  const told = classes.flatMap(({ words, states }, place) =>
    states.length === (classes[place - 1]?.states.length ?? 0)
      ? []
      : fillInAll(words, { states: statesWords(states) }),
  );
  const said = told.length === 0 ? fillInAll(hundred, { states: "the District of Columbia" }) : listed(told);
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`;
}

function statesWords(names: readonly string[]): string {
  if (names.length <= NAMED) return listed(names);
  return names.length === STATES.length - 1 ? "all 50 states" : `${names.length} states`;
}

/** "1950s". */
export function decadeName({ from }: { readonly from: number }): string {
  return `${from}s`;
}
