import { STATES } from "#domain/places/states.ts";
import type { Estimate } from "./count-model.ts";
import { createRegression, TELLING } from "./least-squares.ts";
import { clamp, exp, ln, root } from "./logarithm.ts";
import type { LogQuotients } from "./window.ts";

/**
 * What is predicted of a name in a decade. States are taken one after another, in their order; of each is then said how many
 * births it has, or that they are fewer than its list begins with.
 */
export type PredictedName = {
  /** By place in the order, the births predicted from later decades alone. */
  readonly timely: Float64Array;
  inState(place: number): PredictedBirths;
  learn(place: number, births: number): void;
  isBelow(place: number, births: number): void;
  end(): void;
};

type PredictedBirths = {
  readonly first: Estimate;
  /** From later decades alone, made to fit what is left of the nation's births. */
  readonly second: Estimate;
  /** 1 where nothing is known of the name from later decades. */
  readonly isNew: 0 | 1;
};

/** What is kept of regressions from one decade to the one before. */
const KEPT = 0.5;
/** A state's part of all births moves by the last name's distance divided by the names so far: a few are pretended. */
const PRETENDED = { first: 8, later: 3 };
const LEAST_MOVE = 0.01;
const TIME_INPUTS = 4;
const OWN_INPUTS = TIME_INPUTS + 2;

/**
 * Predicts which part of a name's births a state had, going back by decades: by the state's part of all births, which is
 * learned anew in each decade, and by the name's quotient there (as a logarithm), from the two decades after, and then from
 * how far off that was in the states before.
 */
export function createShareModel(
  order: readonly number[],
  allBirths: readonly (readonly number[])[],
  later: readonly LogQuotients[],
) {
  const parts = Float64Array.from(allBirths, (row) => ln(row[0] ?? 1));
  const whole = ln(allBirths.reduce((sum, row) => sum + (row[0] ?? 0), 0));
  for (const [state, part] of parts.entries()) parts[state] = part - whole;
  const names = new Float64Array(STATES.length).fill(PRETENDED.first);
  const byTime = order.map(() => createRegression(TIME_INPUTS, 3, [0, 0.7, 0.25]));
  const byStates = order.map((_, place) => createRegression(OWN_INPUTS + Math.min(place, TELLING), 1));
  let after = new Map(later.toReversed().flatMap((quotients) => [...quotients]));
  let laterStill = new Map(later.at(-1));
  let found = new Map<number, Float64Array>();
  let unsettled: (() => void)[] = [];

  // Of the name that is being told: what time and then what the states before say of each state, by place in the order.
  const inTime = order.map(() => new Float64Array(TIME_INPUTS));
  const inputs = new Float64Array(OWN_INPUTS + TELLING);
  const quotients = new Float64Array(order.length);
  const timely = new Float64Array(order.length);
  const partOf = (place: number) => parts[order[place] ?? 0] ?? 0;

  function predict(slot: number, national: number): PredictedName {
    const [next, second] = [after.get(slot), laterStill.get(slot)];
    const isNew = next === undefined ? 1 : 0;
    const left = { births: national, predicted: 0 };
    for (const [place, known] of inTime.entries()) {
      const state = order[place] ?? 0;
      known[0] = 1;
      known[1] = next?.[state] ?? 0;
      known[2] = second?.[state] ?? known[1];
      known[3] = isNew;
      const quotient = within(byTime[place]?.predict(known));
      const births = national * exp(partOf(place) + quotient);
      quotients[place] = quotient;
      timely[place] = births;
      left.predicted += births;
    }
    const doubt = isNew === 1 ? 0.22 : 0.1;
    const row = new Float64Array(STATES.length);
    let predicted = 0;

    /** Takes what a state has, and goes on. */
    function take(place: number, quotient: number, taken: number): void {
      row[order[place] ?? 0] = quotient;
      if (place < TELLING) inputs[OWN_INPUTS + place] = quotient - (quotients[place] ?? 0);
      left.births -= taken;
      left.predicted -= timely[place] ?? 0;
    }

    return {
      timely,
      inState(place) {
        const fit = clamp(ln((Math.max(0, left.births) + 20) / (Math.max(0, left.predicted) + 20)), -2, 2);
        inputs.set(inTime[place] ?? []);
        inputs[TIME_INPUTS] = quotients[place] ?? 0;
        inputs[TIME_INPUTS + 1] = fit;
        predicted = within(byStates[place]?.predict(inputs));
        return {
          first: estimateOf(national * exp(partOf(place) + predicted), doubt),
          second: estimateOf((timely[place] ?? 0) * exp(fit), 2 * doubt),
          isNew,
        };
      },
      learn(place, taken) {
        const state = order[place] ?? 0;
        const share = ln(taken / national);
        const quotient = share - partOf(place);
        const weight = taken / (10 + taken / 10);
        byTime[place]?.learn(inTime[place] ?? inputs, quotient, weight);
        byStates[place]?.learn(inputs, quotient, weight);
        take(place, quotient, taken);
        const times = (names[state] ?? 0) + 1;
        names[state] = times;
        parts[state] = partOf(place) + Math.max(LEAST_MOVE, 1 / times) * (quotient - predicted);
        unsettled.push(() => {
          row[state] = share - (parts[state] ?? 0);
        });
      },
      isBelow(place, taken) {
        const quotient = Math.min(predicted, ln((0.9 * taken) / national) - partOf(place));
        take(place, quotient, national * exp(partOf(place) + quotient));
      },
      end() {
        found.set(slot, row);
      },
    };
  }

  return {
    predict,
    /** A decade's girls, or boys, are told: their quotients are held against what the states' parts came to be. */
    endBlock() {
      for (const settle of unsettled) settle();
      unsettled = [];
    },
    endDecade() {
      [laterStill, after] = [after, new Map([...after, ...found])];
      found = new Map();
      names.fill(PRETENDED.later);
      for (const regression of [...byTime, ...byStates]) regression.fade(KEPT);
    },
  };
}

function estimateOf(mean: number, doubt: number): Estimate {
  const doubted = doubt * mean;
  return { mean, spread: root(mean + doubted * doubted) + 0.5 };
}

function within(quotient = 0): number {
  return clamp(quotient, -3.5, 3.5);
}
