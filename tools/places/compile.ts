import { type BirthRecords, type Sex, sexOf } from "#domain/names/records/records.ts";
import { slotsOfWindow } from "#domain/places/most-given.ts";
import { emptyNewest, emptyOlder, layOutPlaces } from "#domain/places/place-rows.ts";
import type { PlacesHeader, RisingRow } from "#domain/places/place-tables.ts";
import { packShade } from "#domain/places/shade.ts";
import {
  intervalOf,
  LEAST_BIRTHS,
  LEAST_LISTED,
  type NameByState,
  SHRINK,
  type StateFigure,
  stateFigures,
  WINDOW_YEARS,
  WITHOUT_QUOTIENT,
  wordOf,
} from "#domain/places/state-figures.ts";
import { STATES } from "#domain/places/states.ts";
import type { BirthsByState } from "./read-births.ts";
import type { ListedByState } from "./read-states.ts";

/** Names of each sex that a state is told by, and that rise there. */
const LISTED_NAMES = 12;

/** Births by state, of names and of all babies → what decodePlaces reads. Same input, same bytes. */
export function compilePlaces(
  records: BirthRecords,
  listed: ListedByState,
  births: BirthsByState,
): Uint8Array {
  const [newest = births.firstYear, ...older] = windowStarts(births);
  const at = (slot: number, firstYear: number) => nameByState(slot, firstYear, { records, listed, births });
  const rows = slotsOfWindow(records, newest, LEAST_BIRTHS.newest);
  const now = rows.map((slot) => stateFigures(at(slot, newest)));
  const before = rows.map((slot) => stateFigures(at(slot, older[0] ?? newest)));
  const olderRows = older.map((firstYear) => slotsOfWindow(records, firstYear, LEAST_BIRTHS.older));
  const ofSex = <Made>(make: (sex: Sex) => Made) => ({ F: make("F"), M: make("M") });
  const rowsOf = (sex: Sex) => rows.flatMap((slot, row) => (sexOf(slot) === sex ? [row] : []));
  const header: PlacesHeader = {
    records: { names: records.names.length, lastYear: records.lastYear },
    ...births,
    newest: { firstYear: newest, rows: rows.length },
    older: older.map((firstYear, index) => ({ firstYear, rows: olderRows[index]?.length ?? 0 })),
    typical: ofSex((sex) => STATES.map((_, state) => typicalRows(state, rowsOf(sex), now))),
    rising: ofSex((sex) => STATES.map((_, state) => risingRows(state, rowsOf(sex), now, before))),
  };
  const newestRows = emptyNewest(rows);
  for (const [row, slot] of rows.entries()) {
    const { listed: inStates, hidden, unlisted } = at(slot, newest);
    newestRows.listed.set(inStates, row * STATES.length);
    newestRows.hidden.set(hidden, row * STATES.length);
    newestRows.unlisted.set(unlisted, row * WINDOW_YEARS);
  }
  return layOutPlaces(header, {
    newest: newestRows,
    older: older.map((firstYear, index) => {
      const rowsThen = emptyOlder(olderRows[index] ?? []);
      for (const [row, slot] of rowsThen.slots.entries()) {
        const figures = stateFigures(at(slot, firstYear));
        const shades = figures.map((figure, state) => packShade(wordOf(state, figure), figure.quotient));
        rowsThen.shades.set(shades, row * STATES.length);
      }
      return rowsThen;
    }),
  });
}

/** Steps of five years back from the last, and the first five on record; the newest first. */
function windowStarts({ firstYear, lastYear }: BirthsByState): readonly number[] {
  const starts: number[] = [];
  let start = lastYear - WINDOW_YEARS + 1;
  for (; start > firstYear; start -= WINDOW_YEARS) starts.push(start);
  return [...starts, firstYear];
}

type Sources = {
  readonly records: BirthRecords;
  readonly listed: ListedByState;
  readonly births: BirthsByState;
};

function nameByState(slot: number, firstYear: number, { records, listed, births }: Sources): NameByState {
  const cells = listed.of.get(slot);
  const years = Array.from({ length: WINDOW_YEARS }, (_, year) => firstYear + year);
  const cell = (state: number, year: number) =>
    cells?.[(year - listed.firstYear) * STATES.length + state] ?? 0;
  const national = years.map((year) => records.countIn(slot >> 1, sexOf(slot), year));
  return {
    national,
    unlisted: years.map((year, index) =>
      STATES.reduce((left, _, state) => left - cell(state, year), national[index] ?? 0),
    ),
    listed: STATES.map((_, state) => years.reduce((sum, year) => sum + cell(state, year), 0)),
    hidden: STATES.map((_, state) =>
      years.reduce((mask, year, index) => mask | (cell(state, year) === 0 ? 1 << index : 0), 0),
    ),
    births: (state, year) => births.births[state]?.[firstYear - births.firstYear + year] ?? 0,
  };
}

/** The names that a state surely gives more often, by the lower end of the interval. */
function typicalRows(state: number, rows: readonly number[], now: Figures): readonly number[] {
  if (state === WITHOUT_QUOTIENT) return [];
  return rows
    .flatMap((row) => {
      const figure = now[row]?.[state];
      return figure !== undefined && figure.listed >= LEAST_LISTED && wordOf(state, figure) === "more"
        ? [{ row, low: intervalOf(figure).low }]
        : [];
    })
    .toSorted((a, b) => b.low - a.low || a.row - b.row)
    .slice(0, LISTED_NAMES)
    .map(({ row }) => row);
}

/** The names that became more common from the window before, with as many babies added to both as above. */
function risingRows(state: number, rows: readonly number[], now: Figures, before: Figures): RisingRow[] {
  const babies = (figure: StateFigure | undefined) => (figure ? figure.listed + figure.filled : 0);
  return rows
    .flatMap((row) => {
      const figure = now[row]?.[state];
      if (figure === undefined || figure.listed < LEAST_LISTED) return [];
      const was = babies(before[row]?.[state]);
      return [{ row, was, times: (babies(figure) + SHRINK) / (was + SHRINK) }];
    })
    .toSorted((a, b) => b.times - a.times || a.row - b.row)
    .slice(0, LISTED_NAMES)
    .filter(({ times }) => times > 1)
    .map(({ row, was }) => [row, Math.round(was)] as const);
}

type Figures = readonly (readonly StateFigure[])[];
