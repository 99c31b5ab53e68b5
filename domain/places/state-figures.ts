import { gammaQuantile } from "./gamma-quantile.ts";
import { STATES, stateOfCode } from "./states.ts";

/** Years that are looked at together: one year hides most names in most states. */
export const WINDOW_YEARS = 5;
/** Of births; SSA card holders born 2003 to 2017 give 0.5113 to 0.5119 boys every year, and no table by state has the sexes. */
export const SHARE_OF_BIRTHS = { M: 0.5116, F: 0.4884 } as const;
/** Births of a name and sex in the US in five years, for a map of it: in the newest window, and in those before. */
export const LEAST_BIRTHS = { newest: 250, older: 1600 } as const;
/** Babies' worth of "as in the US", so that a few births make no news. */
export const SHRINK = 8;
/** SSA lists a name in a state and year from five births on. */
export const MOST_HIDDEN = 4;
const ROUNDS = 4;
/** 1.64 standard deviations, for the filled part of the interval of 90 %. */
const FILLED_SPREAD = 1.64;
/** A figure is shown where so many were expected, or so many are listed. */
export const LEAST_EXPECTED = 10;
export const LEAST_LISTED = 25;
const MORE_FROM = 1.1;
const LESS_TO = 0.9;
/** Hospitals there serve neighbors: SSA goes by the place of birth, births by the mother's home. */
const MORE_FROM_IN: Readonly<Record<string, number>> = { ND: 1.25, SD: 1.25 };
/** Half as many babies again are born in DC as live there: no quotient is true. */
export const WITHOUT_QUOTIENT = stateOfCode("DC");

export type StateWord = "more" | "about" | "less" | "few" | "unshaded";

/** A name in the states in five years: what is published, and all births to hold it against. */
export type NameByState = {
  /** Births of the name in the US in each of the five years. */
  readonly national: ArrayLike<number>;
  /** Of these, how many no state lists, in each year. */
  readonly unlisted: ArrayLike<number>;
  /** Births of the name that a state lists in the five years together. */
  readonly listed: ArrayLike<number>;
  /** Bit y of a state is set where it lists none in year y: fewer than five, or none. */
  readonly hidden: ArrayLike<number>;
  /** All births of a state in a year, both sexes. */
  readonly births: (state: number, year: number) => number;
};

/** What the formula gives for a state. */
export type StateFigure = {
  readonly listed: number;
  readonly hiddenYears: number;
  /** Births filled in for the hidden years. */
  readonly filled: number;
  /** Births if the name were as common as in the US. */
  readonly expected: number;
  readonly quotient: number;
};

type StateInterval = { readonly low: number; readonly high: number };

/** Births listed, filled and expected in each state, and the shrunk quotient: data/states/README.md tells the formula. */
export function stateFigures(name: NameByState): readonly StateFigure[] {
  const { national, unlisted, listed, hidden, births } = name;
  const all = Array.from({ length: WINDOW_YEARS }, (_, year) =>
    STATES.reduce((sum, _state, state) => sum + births(state, year), 0),
  );
  const expectedIn = (state: number, year: number) =>
    ((national[year] ?? 0) * births(state, year)) / (all[year] || 1);
  const expected = STATES.map((_, state) => {
    let sum = 0;
    for (let year = 0; year < WINDOW_YEARS; year++) sum += expectedIn(state, year);
    return sum;
  });
  const filled = new Float64Array(STATES.length);
  const quotients = new Float64Array(STATES.length).fill(1);
  const fills = new Float64Array(STATES.length);
  for (let round = 0; round < ROUNDS; round++) {
    filled.fill(0);
    for (let year = 0; year < WINDOW_YEARS; year++) {
      let sum = 0;
      for (let state = 0; state < STATES.length; state++) {
        const isHidden = (((hidden[state] ?? 0) >> year) & 1) === 1;
        const fill = isHidden ? meanCutAtFour(expectedIn(state, year) * (quotients[state] ?? 1)) : 0;
        fills[state] = fill;
        sum += fill;
      }
      const scale = sum === 0 ? 0 : Math.max(0, unlisted[year] ?? 0) / sum;
      for (let state = 0; state < STATES.length; state++) {
        filled[state] = (filled[state] ?? 0) + Math.min(MOST_HIDDEN, (fills[state] ?? 0) * scale);
      }
    }
    for (let state = 0; state < STATES.length; state++) {
      quotients[state] =
        ((listed[state] ?? 0) + (filled[state] ?? 0) + SHRINK) / ((expected[state] ?? 0) + SHRINK);
    }
  }
  return STATES.map((_, state) => ({
    listed: listed[state] ?? 0,
    hiddenYears: bitsOf(hidden[state] ?? 0),
    filled: filled[state] ?? 0,
    expected: expected[state] ?? 0,
    quotient: quotients[state] ?? 1,
  }));
}

/** The interval that holds the quotient in nine out of ten cases. */
export function intervalOf({ listed, filled, hiddenYears, expected }: StateFigure): StateInterval {
  const spread = FILLED_SPREAD * Math.sqrt(filled);
  const least = listed + Math.max(0, filled - spread) + SHRINK;
  const most = listed + Math.min(MOST_HIDDEN * hiddenYears, filled + spread) + SHRINK;
  return {
    low: gammaQuantile(least, "lower") / (expected + SHRINK),
    high: gammaQuantile(most, "upper") / (expected + SHRINK),
  };
}

/** The word of a state, by the interval and not by the point. */
export function wordOf(state: number, figure: StateFigure): StateWord {
  if (state === WITHOUT_QUOTIENT) return "unshaded";
  if (!isShown(figure)) return "few";
  const { low, high } = intervalOf(figure);
  if (low > (MORE_FROM_IN[STATES[state]?.code ?? ""] ?? MORE_FROM)) return "more";
  return high < LESS_TO ? "less" : "about";
}

function isShown({ expected, listed }: StateFigure): boolean {
  return expected >= LEAST_EXPECTED || listed >= LEAST_LISTED;
}

/** The mean of a Poisson distribution of that rate, where no more than four are possible. */
export function meanCutAtFour(rate: number): number {
  let weight = 1;
  let all = 1;
  let sum = 0;
  for (let births = 1; births <= MOST_HIDDEN; births++) {
    weight *= rate / births;
    all += weight;
    sum += weight * births;
  }
  return sum / all;
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest > 0; rest >>= 1) bits += rest & 1;
  return bits;
}
