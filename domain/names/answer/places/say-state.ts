import { listed } from "#domain/locale/lists.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { NameMap, PlaceBook } from "#domain/places/place-book.ts";
import { LEAST_BIRTHS } from "#domain/places/state-figures.ts";
import { STATES } from "#domain/places/states.ts";

type Named = Pick<NameSummary, "id" | "name">;
type AskedPlaces = Pick<PlaceBook, "lists" | "map" | "windows">;

/** States that are named at most. */
const NAMED = 3;

/** "In Texas, 4,512 girls were named Luna in 2020–2024, rank 8 among girls: 1 in 210 there, 1 in 240 in the US." */
export function sayInState(
  places: AskedPlaces,
  { id, name }: Named,
  sexes: readonly Sex[],
  state: number,
): string {
  const there = STATES[state]?.name ?? "";
  const told = sexes
    .flatMap((sex) => {
      const map = places.map(id, sex);
      const cell = map?.cells?.[state];
      return map === null || cell === undefined || cell.listed === 0 ? [] : { map, cell, sex };
    })
    .toSorted((one, other) => other.cell.listed - one.cell.listed);
  const [first] = told;
  if (first === undefined) return sayNone(places, { id, name }, sexes, there);
  const counts = told.map(({ cell, sex }) => {
    const least = cell.hiddenYears > 0 ? "at least " : "";
    const rank = places.lists(state, sex).top.find((each) => each.id === id)?.rank;
    const ranked = rank === undefined ? "" : ` (rank ${rank} among ${BABIES_OF[sex]})`;
    return `${least}${formatCount(cell.listed)} ${BABIES_OF[sex]}${ranked}`;
  });
  const { from, to } = first.map.window;
  const us = first.map.oneInUs;
  const often =
    first.cell.oneIn === null || us === null
      ? ""
      : `: 1 in ${formatCount(first.cell.oneIn)} ${BABIES_OF[first.sex]} there, 1 in ${formatCount(us)} in the US`;
  return `In ${there}, ${listed(counts)} were named ${name} in ${from}–${to}${often}.`;
}

/** No state lists fewer than five births of a year. */
function sayNone(places: AskedPlaces, { id, name }: Named, sexes: readonly Sex[], there: string): string {
  const [window] = places.windows;
  const years = window === undefined ? "" : `${window.from}–${window.to}`;
  if (sexes.every((sex) => places.map(id, sex) === null))
    return `${name} was given to fewer than ${LEAST_BIRTHS.newest} babies in the US in ${years}: too few for figures by state.`;
  return `${there} lists nobody named ${name} in ${years}: fewer than 5 babies in each year, or none.`;
}

/** "More often than in the US in 17 states, most of all in Utah"; null where no figures say so. */
export function sayWhichStates(places: AskedPlaces, { id, name }: Named, sex: Sex): string | null {
  const map = places.map(id, sex);
  if (map === null) return null;
  const most = map.shades
    .flatMap(({ word, times }, state) =>
      word === "more" ? { name: STATES[state]?.name ?? "", times: times ?? 1 } : [],
    )
    .toSorted((one, other) => other.times - one.times);
  const years = yearsOf(map);
  if (most.length === 0)
    return `${name} is given about as often in all states of which we can say, ${years}.`;
  const named = listed(most.slice(0, NAMED).map(({ name: state, times }) => `${state} (${times} times)`));
  const where = most.length === 1 ? "one state" : `${most.length} states`;
  return `Among ${BABIES_OF[sex]}, ${name} is more common than in the US as a whole in ${where}, ${years}: most of all in ${named}.`;
}

function yearsOf({ window: { from, to } }: NameMap): string {
  return `${from}–${to}`;
}
