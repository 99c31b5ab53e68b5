import { STATES, stateOfCode } from "#domain/places/states.ts";
import type { Problem } from "#domain/problem.ts";

/** All births of each state (in the order of STATES) in each year. */
export type BirthsByState = {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly births: readonly (readonly number[])[];
};

const HEAD = "state,year,births,period,source";

/** Reads births.csv: a row for each state and calendar year, none missing. */
export function readBirths(text: string): BirthsByState | Problem {
  const [head, ...rows] = text.trimEnd().split("\n");
  if (head !== HEAD) return { problem: `the first line is not "${HEAD}"` };
  const found = STATES.map(() => new Map<number, number>());
  for (const row of rows) {
    const [code = "", year, births, period] = row.split(",");
    const state = found[stateOfCode(code)];
    const isNumber = Number.isInteger(Number(year)) && Number(births) > 0;
    if (state === undefined || !isNumber || period !== "calendar")
      return { problem: `"${row}" is no row of births` };
    if (state.has(Number(year))) return { problem: `"${row}" stands twice` };
    state.set(Number(year), Number(births));
  }
  const years = found.flatMap((state) => [...state.keys()]);
  const [firstYear, lastYear] = [Math.min(...years), Math.max(...years)];
  const births: number[][] = [];
  for (const [place, state] of found.entries()) {
    const row: number[] = [];
    for (let year = firstYear; year <= lastYear; year++) {
      const count = state.get(year);
      if (count === undefined) return { problem: `${STATES[place]?.code} ${year} is missing` };
      row.push(count);
    }
    births.push(row);
  }
  return { firstYear, lastYear, births };
}
