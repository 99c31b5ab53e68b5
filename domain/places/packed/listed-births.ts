import { MOST_HIDDEN } from "#domain/places/state-figures.ts";
import type { Estimate } from "./count-model.ts";
import { exp, root } from "./logarithm.ts";

/** What is listed of births that come at a rate of so many a year (by Poisson's distribution). */
type ListedYear = {
  /** The chance that none are. */
  readonly hidden: number;
  /** How many are, on average. */
  readonly listed: number;
};

/** A rate from which on no year is hidden. */
const ALWAYS_LISTED = 60;

function listedAt(rate: number): ListedYear {
  if (rate > ALWAYS_LISTED) return { hidden: 0, listed: rate };
  const none = exp(-rate);
  const upToThree = none * (1 + rate * (1 + (rate / 2) * (1 + rate / 3)));
  const hidden = none * (1 + rate * (1 + (rate / 2) * (1 + (rate / 3) * (1 + rate / 4))));
  return { hidden, listed: rate * (1 - upToThree) };
}

/** Of births that are listed in several years at such rates: how many there are above the four that no state lists. */
export function listedAbove(rates: Float64Array, doubt: number): Estimate {
  let mean = 0;
  let allHidden = 1;
  for (const rate of rates) {
    const year = listedAt(rate);
    mean += year.listed;
    allHidden *= year.hidden;
  }
  const above = Math.max(0, mean - MOST_HIDDEN * (1 - allHidden));
  const doubted = doubt * above;
  return { mean: above, spread: root(above + doubted * doubted) + 0.3 };
}
