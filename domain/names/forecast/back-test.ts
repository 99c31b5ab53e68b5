import { learnRules, type ForecastRules } from "./learn.ts";
import { FIRST_ORIGIN, type PastForecast } from "./past-forecasts.ts";
import { quantile } from "./quantile.ts";
import { SIZE_CLASSES, type SizeClass } from "./size-class.ts";
import { FURTHEST, HORIZONS, type Horizon } from "./trend.ts";

/** How good forecasts of one class were, so many years ahead. Parts are 0–1. */
type BackTestRow = {
  readonly size: SizeClass | "all";
  readonly years: Horizon;
  /** How many were made and could be held against what came. */
  readonly made: number;
  /** Half of them were off by less, one way or the other: 0.2 says that what came was less than 1.2 times as much, or as little. */
  readonly error: number;
  /** The same for whoever says that nothing will change. */
  readonly naive: number;
  /** The part of those made after the cut whose range, learned before it, held what came. */
  readonly held: number;
};

export type BackTest = {
  /** Years in which the forecasts were made. */
  readonly from: number;
  readonly to: number;
  /** Ranges were learned from what was known in this year, and held against forecasts made after it. */
  readonly cut: number;
  /** The part of all forecasts that was left out as too jumpy. */
  readonly jumpy: number;
  readonly rows: readonly BackTestRow[];
};

/** Years before the last one at which what is known is cut in two. */
const CUT_BEFORE = 12;

/** Holds the forecasts of past years against what came. */
export function backTest(past: readonly PastForecast[], lastYear: number): BackTest {
  const cut = lastYear - CUT_BEFORE;
  // A forecast made later cannot be held against all that it says.
  const to = lastYear - FURTHEST;
  const rules = learnRules(past, lastYear);
  const early = learnRules(past, cut);
  const tested = past.filter(({ origin }) => origin <= to);
  const calm = tested.filter((each) => isCalm(each, rules));
  const later = past.filter((each) => each.origin > cut && isCalm(each, early));
  const rows = HORIZONS.flatMap((years, at) =>
    ([...SIZE_CLASSES, "all"] as const).map((size): BackTestRow => {
      const ofSize = (each: PastForecast) => size === "all" || each.size === size;
      const made = calm.filter(ofSize);
      return {
        size,
        years,
        made: made.length,
        error: toThousandths(typicalError(made, (each) => errorAt(each, at))),
        naive: toThousandths(typicalError(made, ({ outcomes }) => outcomes[at]?.came ?? null)),
        held: toThousandths(partHeld(later.filter(ofSize), at, early)),
      };
    }),
  );
  return { from: FIRST_ORIGIN, to, cut, jumpy: toThousandths(1 - calm.length / tested.length), rows };
}

/** Whether a forecast was made at all: the last step was not too large. */
export function isCalm({ size, step }: PastForecast, rules: ForecastRules): boolean {
  return step <= rules[size].jump;
}

/** What came less what was expected, of the logarithm; null where it is not known yet. */
export function errorAt({ outcomes }: PastForecast, at: number): number | null {
  const outcome = outcomes[at];
  return outcome === undefined || outcome.came === null ? null : outcome.came - outcome.expected;
}

/** The part of those with a known outcome whose range held it. */
function partHeld(made: readonly PastForecast[], at: number, rules: ForecastRules): number {
  const known = made.flatMap((each) => {
    const error = errorAt(each, at);
    return error === null ? [] : [{ error, band: rules[each.size].bands[at] ?? [0, 0] }];
  });
  return known.filter(({ error, band: [low, high] }) => error >= low && error <= high).length / known.length;
}

/** The median of the factors by which they were off, less one. */
function typicalError(made: readonly PastForecast[], errorOf: (each: PastForecast) => number | null): number {
  const sizes = made.flatMap((each) => Math.abs(errorOf(each) ?? Number.NaN)).filter((size) => size >= 0);
  return Math.exp(quantile(Float64Array.from(sizes).toSorted(), 0.5)) - 1;
}

function toThousandths(part: number): number {
  return Math.round(part * 1000) / 1000;
}
