import { type BirthRecords, sexOf } from "#domain/names/records/records.ts";
import type { PlacesHeader } from "#domain/places/place-tables.ts";
import { SHRINK, WINDOW_YEARS } from "#domain/places/state-figures.ts";
import { STATES } from "#domain/places/states.ts";
import { ln } from "./logarithm.ts";

/** Five years: what the records and all births of the states let expect of a name, before anything is told of it. */
export type BirthsWindow = {
  /** Births of a name and sex (slot: record × 2, plus 1 for boys) in the US in each year. */
  national(slot: number): Float64Array;
  /** Of so many births in the US in each year, those of a state if it were like all: its part of all births of the year. */
  expected(state: number, national: Float64Array): Float64Array;
};

/** The window that begins in a year. */
export function openWindow(records: BirthRecords, header: PlacesHeader, firstYear: number): BirthsWindow {
  const births = header.births.map((row) => row.slice(firstYear - header.firstYear).slice(0, WINDOW_YEARS));
  const all = new Float64Array(WINDOW_YEARS);
  for (const row of births) for (const [year, count] of row.entries()) all[year] = (all[year] ?? 0) + count;
  return {
    national: (slot) =>
      Float64Array.from({ length: WINDOW_YEARS }, (_, year) =>
        records.countIn(slot >> 1, sexOf(slot), firstYear + year),
      ),
    expected(state, national) {
      const row = births[state] ?? [];
      const expected = new Float64Array(WINDOW_YEARS);
      for (let year = 0; year < WINDOW_YEARS; year++)
        expected[year] = ((national[year] ?? 0) * (row[year] ?? 0)) / (all[year] || 1);
      return expected;
    },
  };
}

export function sumOf(numbers: Float64Array): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** The states, those with most births in the last year first: they tell most about the others. */
export function largestFirst({ births }: PlacesHeader): readonly number[] {
  const last = (state: number) => births[state]?.at(-1) ?? 0;
  return STATES.map((_, state) => state).toSorted((a, b) => last(b) - last(a) || a - b);
}

/** How a state's births compare with those expected, as a logarithm: 0 where they are as many. Few births say little, as on the maps. */
export function logQuotient(births: number, expected: number): number {
  return ln((Math.max(0, births) + SHRINK) / (Math.max(0, expected) + SHRINK));
}

/** How much a quotient counts, of which so many births were expected: no more than one of 50. */
export function weightOf(expected: number): number {
  return expected / (1 + expected / 50);
}

/** Of a name, the logarithms of its quotients, by state. */
export type LogQuotients = ReadonlyMap<number, Float64Array>;
