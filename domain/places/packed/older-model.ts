import type { OlderRows } from "#domain/places/place-rows.ts";
import { quotientOfStep, WHOLE_FROM, WORD_UNIT } from "#domain/places/shade.ts";
import { SHRINK, WITHOUT_QUOTIENT } from "#domain/places/state-figures.ts";
import { STATES } from "#domain/places/states.ts";
import { createRegression, type Regression, TELLING } from "./least-squares.ts";
import { clamp, exp, ln } from "./logarithm.ts";
import type { Coder } from "./range-coder.ts";
import { createShadeModel } from "./shade-model.ts";
import { type BirthsWindow, type LogQuotients, logQuotient, sumOf, weightOf } from "./window.ts";

const TIME_INPUTS = 4;
const OWN_INPUTS = TIME_INPUTS + 1;
/** What is kept of regressions from one window to the next. */
const KEPT = 0.3;

/**
 * Codes windows before the newest, each after the one that follows it: a state's quotient is predicted from those of the
 * name in the same state later, and then from how far the states before were from what was predicted of them.
 */
export function createOlderModel(order: readonly number[], newest: LogQuotients) {
  const states = order.filter((state) => state !== WITHOUT_QUOTIENT);
  const model = createShadeModel();
  const byTime = states.map(() => createRegression(TIME_INPUTS, 5, [0, 0.6, 0.3, 0.1]));
  const byStates = states.map((_, place) =>
    createRegression(OWN_INPUTS + Math.min(place, TELLING), 10, [0, 0, 0, 0, 1]),
  );
  let after = newest;
  let laterStill: LogQuotients = new Map();

  return {
    /** Codes a window; gives its quotients. */
    code(coder: Coder, table: OlderRows, window: BirthsWindow): LogQuotients {
      const known = new Map<number, Float64Array>();
      for (const [row, slot] of table.slots.entries()) {
        const shades = table.shades.subarray(row * STATES.length, (row + 1) * STATES.length);
        known.set(slot, codeName(coder, shades, window, slot));
      }
      [laterStill, after] = [after, known];
      for (const regression of [...byTime, ...byStates]) regression.fade(KEPT);
      return known;
    },
  };

  function codeName(coder: Coder, shades: Uint8Array, window: BirthsWindow, slot: number): Float64Array {
    const national = window.national(slot);
    const [next, second] = [after.get(slot), laterStill.get(slot)];
    const all = sumOf(national);
    const left = { births: all, expected: all };
    const found = new Float64Array(STATES.length);
    const inTime = new Float64Array(TIME_INPUTS);
    const inputs = new Float64Array(OWN_INPUTS + TELLING);
    for (const [place, state] of states.entries()) {
      const expected = sumOf(window.expected(state, national));
      const later = next?.[state] ?? 0;
      inTime.set([1, later, second?.[state] ?? later, logQuotient(left.births, left.expected)]);
      const timely = predict(byTime[place], inTime);
      inputs.set(inTime);
      inputs[TIME_INPUTS] = timely;
      const predicted = predict(byStates[place], inputs);
      const shade = model.code(coder, shades[state] ?? 0, {
        state,
        expected,
        quotient: exp(predicted),
        plain: exp(later),
        doubt: next === undefined ? 0.2 : 0.07,
      });
      shades[state] = shade;

      const told = shade < WORD_UNIT ? predicted : withinStep(shade % WORD_UNIT, predicted);
      found[state] = told;
      left.births -= exp(told) * (expected + SHRINK) - SHRINK;
      left.expected -= expected;
      if (place < TELLING) inputs[OWN_INPUTS + place] = shade < WORD_UNIT ? 0 : told - timely;
      if (shade < WORD_UNIT) continue;
      const weight = weightOf(expected);
      byTime[place]?.learn(inTime, told, weight);
      byStates[place]?.learn(inputs, told, weight);
    }
    return found;
  }
}

function predict(regression: Regression | undefined, inputs: Float64Array): number {
  return clamp(regression?.predict(inputs) ?? 0, -3, 3.6);
}

/** The quotient is told rounded: where what was predicted rounds to the same, it is as good. Half-way between both is best. */
function withinStep(step: number, predicted: number): number {
  const quotient = quotientOfStep(step);
  const half = quotient < WHOLE_FROM ? 0.05 : 0.5;
  const middle = ln(Math.max(half, quotient));
  const within = clamp(predicted, ln(Math.max(half / 2, quotient - half)), ln(quotient + half));
  return (middle + within) / 2;
}
