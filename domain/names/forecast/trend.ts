import type { BirthRecords, Sex } from "#domain/names/records/records.ts";

/** Births that stand for an unpublished year: fewer than five, or none. */
const UNPUBLISHED = 2.5;

/** Years whose line is drawn on. */
const TREND_YEARS = 5;

/**
 * What is left of a trend from one year to the next. A rise wears off sooner than a fall: by the back-test, for
 * outcomes known in 2013 and for those since (decision 73).
 */
export const KEPT = { rising: 0.7, falling: 0.9 } as const;

/** Years ahead that are told. */
export const HORIZONS = [1, 3, 5] as const;
export type Horizon = (typeof HORIZONS)[number];
/** The furthest of them. */
export const [, , FURTHEST] = HORIZONS;

/** The natural logarithm of a name's share of its sex (births over births listed), firstYear to lastYear. */
export function logShares(records: BirthRecords, record: number, sex: Sex): Float64Array {
  return Float64Array.from(records.counts(record, sex), (births, place) =>
    Math.log(Math.max(births, UNPUBLISHED) / records.listed(sex, records.firstYear + place)),
  );
}

/** How much the logarithm is expected to change within so many years from a place on: the damped line of the five years up to it. */
export function expectedChange(logs: Float64Array, place: number, years: number): number {
  const slope = slopeUpTo(logs, place);
  const kept = slope > 0 ? KEPT.rising : KEPT.falling;
  let sum = 0;
  for (let year = 1; year <= years; year++) sum += kept ** year;
  return slope * sum;
}

/** Slope of the line that fits the last five values best (least squares). */
function slopeUpTo(logs: Float64Array, place: number): number {
  const middle = (TREND_YEARS - 1) / 2;
  let [rise, run] = [0, 0];
  for (let at = 0; at < TREND_YEARS; at++) {
    rise += (at - middle) * (logs[place - TREND_YEARS + 1 + at] ?? 0);
    run += (at - middle) ** 2;
  }
  return rise / run;
}
