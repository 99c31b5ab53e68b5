import type { NewestRows } from "#domain/places/place-rows.ts";
import { meanCutAtFour, MOST_HIDDEN, WINDOW_YEARS } from "#domain/places/state-figures.ts";
import { STATES } from "#domain/places/states.ts";
import { createCountModel } from "./count-model.ts";
import { createHiddenModel } from "./hidden-model.ts";
import { createRegression, TELLING } from "./least-squares.ts";
import { listedAbove } from "./listed-births.ts";
import { clamp, exp, ln } from "./logarithm.ts";
import type { Coder } from "./range-coder.ts";
import { createUnlistedModel } from "./unlisted-model.ts";
import { type BirthsWindow, type LogQuotients, logQuotient, sumOf, weightOf } from "./window.ts";

const OWN_INPUTS = 3;
const RIDGE = 20;
/** How far off a quotient is that other states predict, and one that what is left of the nation's births does. */
const DOUBT = { byStates: 0.15, byRest: 0.25 };

/** A name, while its states are told. */
type Name = {
  readonly national: Float64Array;
  readonly all: number;
  /** What the states that are not told yet have together. */
  readonly left: { births: number; expected: number };
  /** By year, births in states that list none. */
  readonly filled: Float64Array;
};

/**
 * Codes the newest window, name by name and state by state: what stands in the rows, or, where the coder decodes, into them.
 * A state's births are predicted from how those of the states before it, and what is left for those behind it, compare with
 * what was expected there. Gives what comes to be known: the quotients.
 */
export function codeNewest(
  coder: Coder,
  rows: NewestRows,
  window: BirthsWindow,
  order: readonly number[],
): LogQuotients {
  const listedModel = createCountModel();
  const hiddenModel = createHiddenModel();
  const unlistedModel = createUnlistedModel();
  const regressions = order.map((_, place) => createRegression(OWN_INPUTS + Math.min(place, TELLING), RIDGE));
  const inputs = new Float64Array(OWN_INPUTS + TELLING);
  return new Map(
    rows.slots.map((slot, row) => {
      const national = window.national(slot);
      const all = sumOf(national);
      const left = { births: all, expected: all };
      const name = { national, all, left, filled: new Float64Array(WINDOW_YEARS) };
      const quotients = new Float64Array(STATES.length);
      let listed = 0;
      for (const [place, state] of order.entries()) {
        const cell = row * STATES.length + state;
        quotients[state] = codeState(cell, place, state, name);
        listed += rows.listed[cell] ?? 0;
      }
      const unlisted = rows.unlisted.subarray(row * WINDOW_YEARS, (row + 1) * WINDOW_YEARS);
      unlistedModel.code(coder, unlisted, { filled: name.filled, total: all - listed });
      return [slot, quotients];
    }),
  );

  /** Codes what a state lists; gives the quotient. */
  function codeState(
    cell: number,
    place: number,
    state: number,
    { national, all, left, filled }: Name,
  ): number {
    const expectedIn = window.expected(state, national);
    const expected = sumOf(expectedIn);
    const byRest = logQuotient(left.births, left.expected);
    inputs[0] = 1;
    inputs[1] = byRest;
    inputs[2] = ln((all + 1) / 1000) / 3;
    const byStates = clamp(regressions[place]?.predict(inputs) ?? 0, -3, 3.5);
    const rates = times(expectedIn, exp(byStates));

    // Nobody has one to four: five are the first above none.
    const above = Math.max(0, (rows.listed[cell] ?? 0) - MOST_HIDDEN);
    const coded = listedModel.code(coder, above, {
      least: 0,
      first: listedAbove(rates, DOUBT.byStates),
      second: listedAbove(times(expectedIn, exp(byRest)), DOUBT.byRest),
      place: state,
    });
    const listed = coded === 0 ? 0 : coded + MOST_HIDDEN;
    const hidden = hiddenModel.code(coder, rows.hidden[cell] ?? 0, listed, rates);
    rows.listed[cell] = listed;
    rows.hidden[cell] = hidden;

    let births = listed;
    for (const [year, rate] of rates.entries()) {
      if (((hidden >> year) & 1) === 0) continue;
      const fill = meanCutAtFour(rate);
      births += fill;
      filled[year] = (filled[year] ?? 0) + fill;
    }
    left.births -= births;
    left.expected -= expected;
    regressions[place]?.learn(inputs, ln((births + 2) / (expected + 2)), weightOf(expected));
    const quotient = logQuotient(births, expected);
    if (place < TELLING) inputs[OWN_INPUTS + place] = quotient;
    return quotient;
  }
}

function times(numbers: Float64Array, factor: number): Float64Array {
  return numbers.map((number) => number * factor);
}
