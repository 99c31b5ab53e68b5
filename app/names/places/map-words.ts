import type { NameMap, Window } from "#domain/places/place-book.ts";
import { STATES } from "#domain/places/states.ts";
import type { StateWord } from "#domain/places/state-figures.ts";
import { listed } from "#domain/locale/lists.ts";

/** "2020–2024". */
export function yearsOf({ from, to }: Window): string {
  return `${from}–${to}`;
}

/** States that are named at most. */
const NAMED = 3;

/** "More often than in the US in 17 states, most of all in New Hampshire. Less often in 14 states." */
export function mapSummary({ shades }: Pick<NameMap, "shades">): string {
  const [more, less] = [statesWith(shades, "more"), statesWith(shades, "less")];
  if (more.length + less.length === 0) return "About as often as in the US wherever we can say.";
  const most = more
    .toSorted((a, b) => b.times - a.times)
    .slice(0, NAMED)
    .map(({ name }) => name);
  const first =
    more.length === 0
      ? "Clearly more often than in the US in no state."
      : more.length <= NAMED
        ? `More often than in the US in ${listed(most)}.`
        : `More often than in the US in ${statesWords(more.length)}, most of all in ${listed(most)}.`;
  const second = less.length === 0 ? "" : ` Less often in ${statesWords(less.length)}.`;
  return `${first}${second}`;
}

function statesWords(count: number): string {
  return `${count} ${count === 1 ? "state" : "states"}`;
}

function statesWith(shades: NameMap["shades"], wanted: StateWord) {
  return shades.flatMap(({ word, times }, state) =>
    word === wanted ? [{ name: STATES[state]?.name ?? "", times: times ?? 1 }] : [],
  );
}
