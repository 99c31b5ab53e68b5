import { type BirthRecords, type Sex, sexOf, slotOf } from "#domain/names/records/records.ts";
import { idOf, recordOf } from "#domain/names/records/ssa-spelling.ts";
import { twoFigures } from "#domain/two-figures.ts";
import type { NameMap, PlaceBook, RisingName, StateCell, Window } from "./place-book.ts";
import { openShade, timesOf } from "./shade.ts";
import {
  LEAST_LISTED,
  type NameByState,
  SHARE_OF_BIRTHS,
  stateFigures,
  type StateFigure,
  WINDOW_YEARS,
  WITHOUT_QUOTIENT,
  wordOf,
} from "./state-figures.ts";
import {
  HIDDEN,
  LISTED_HIGH,
  LISTED_LOW,
  openPlanes,
  type PlaceTables,
  SHADE,
  UNLISTED_HIGH,
  UNLISTED_LOW,
} from "./place-tables.ts";
import { STATES } from "./states.ts";

const TOP = 100;

/** Reads the tables as they are; throws where they go with another edition of the records. */
export function openPlaces(tables: PlaceTables, records: BirthRecords): PlaceBook {
  const { header } = tables;
  if (header.records.names !== records.names.length || header.records.lastYear !== records.lastYear) {
    throw new Error("Births by state go with another edition of the records: npm run compile:states.");
  }
  const [newest, ...older] = openPlanes(tables);
  if (newest === undefined) throw new Error("Births by state are empty.");
  const windowOf = ({ firstYear }: { readonly firstYear: number }): Window => ({
    from: firstYear,
    to: firstYear + WINDOW_YEARS - 1,
  });
  const windows = [header.newest, ...header.older].map(windowOf);
  const { firstYear } = header.newest;
  const births = (state: number, year: number) =>
    header.births[state]?.[firstYear - header.firstYear + year] ?? 0;
  const birthsOf = (state: number) => sumYears((year) => births(state, year));
  const allBirths = STATES.reduce((sum, _, state) => sum + birthsOf(state), 0);
  const listedIn = (state: number, row: number) =>
    newest.at(LISTED_LOW + state, row) + newest.at(LISTED_HIGH + state, row) * 256;

  const nameAt = (row: number): NameByState => {
    const slot = newest.slotOf(row);
    const [record, sex] = [slot >> 1, sexOf(slot)] as const;
    return {
      national: yearly((year) => records.countIn(record, sex, firstYear + year)),
      unlisted: yearly((year) => {
        const packed = newest.at(UNLISTED_LOW + year, row) + newest.at(UNLISTED_HIGH + year, row) * 256;
        return packed % 2 === 0 ? packed / 2 : -(packed + 1) / 2;
      }),
      listed: STATES.map((_, state) => listedIn(state, row)),
      hidden: STATES.map((_, state) => newest.at(HIDDEN + state, row)),
      births,
    };
  };

  function cellOf(state: number, figure: StateFigure, sex: Sex): StateCell {
    const { listed, hiddenYears, filled, quotient } = figure;
    const word = wordOf(state, figure);
    const isTold = listed >= LEAST_LISTED && state !== WITHOUT_QUOTIENT;
    return {
      word,
      times: word === "few" || word === "unshaded" ? null : timesOf(quotient),
      listed,
      hiddenYears,
      oneIn: isTold ? twoFigures((SHARE_OF_BIRTHS[sex] * birthsOf(state)) / (listed + filled)) : null,
    };
  }

  const rowOf = (record: number, sex: Sex) => newest.rowOf(slotOf(record, sex));
  const cellsOf = (row: number, sex: Sex) =>
    stateFigures(nameAt(row)).map((figure, state) => cellOf(state, figure, sex));

  function olderMap(record: number, sex: Sex, window: Window, place: number): NameMap | null {
    const planes = older[place];
    const row = planes?.rowOf(slotOf(record, sex)) ?? -1;
    if (planes === undefined || row === -1) return null;
    const shades = STATES.map((_, state) =>
      state === WITHOUT_QUOTIENT
        ? ({ word: "unshaded", times: null } as const)
        : openShade(planes.at(SHADE + state, row)),
    );
    return { window, windows, sex, shades, cells: null, oneInUs: null };
  }

  const figureAt = (row: number, state: number) => stateFigures(nameAt(row))[state];
  const idAt = (row: number) => idOf(records, newest.slotOf(row) >> 1);
  const rising = (state: number, sex: Sex, most = Infinity): readonly RisingName[] =>
    (header.rising[sex][state] ?? []).slice(0, most).map(([row, before]) => {
      const { listed = 0, filled = 0 } = figureAt(row, state) ?? {};
      return { id: idAt(row), now: Math.round(listed + filled), before };
    });

  return {
    windows,
    rising,
    map(id, sex, from = firstYear) {
      const record = recordOf(records, id);
      const place = windows.findIndex((window) => window.from === from);
      const window = windows[place];
      if (window === undefined) return null;
      if (place > 0) return olderMap(record, sex, window, place - 1);
      const row = rowOf(record, sex);
      if (row === -1) return null;
      const cells = cellsOf(row, sex);
      const national = sumYears((year) => records.countIn(record, sex, firstYear + year));
      const oneInUs = twoFigures((SHARE_OF_BIRTHS[sex] * allBirths) / national);
      return { window, windows, sex, shades: cells, cells, oneInUs };
    },
    figures(id, sex) {
      const row = rowOf(recordOf(records, id), sex);
      return row === -1 ? null : stateFigures(nameAt(row));
    },
    lists(state, sex) {
      const rows = Array.from({ length: newest.rows }, (_, row) => row)
        .filter((row) => sexOf(newest.slotOf(row)) === sex && listedIn(state, row) > 0)
        .toSorted((a, b) => listedIn(state, b) - listedIn(state, a))
        .slice(0, TOP);
      return {
        window: windows[0] ?? windowOf(header.newest),
        before: windows[1] ?? windowOf(header.newest),
        top: rows.flatMap((row) => {
          const figure = figureAt(row, state);
          const better = rows.findIndex((other) => listedIn(state, other) === listedIn(state, row));
          return figure === undefined
            ? []
            : [{ id: idAt(row), rank: better + 1, cell: cellOf(state, figure, sex) }];
        }),
        typical: (header.typical[sex][state] ?? []).map((row) => ({
          id: idAt(row),
          times: timesOf(figureAt(row, state)?.quotient ?? 1),
        })),
        rising: rising(state, sex),
      };
    },
  };
}

function yearly(of: (year: number) => number): number[] {
  return Array.from({ length: WINDOW_YEARS }, (_, year) => of(year));
}

function sumYears(of: (year: number) => number): number {
  return yearly(of).reduce((sum, value) => sum + value, 0);
}
