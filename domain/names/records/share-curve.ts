import type { BirthRecords, Sex } from "./records.ts";

/** Years of the centred mean: two before, the year itself, two after. */
const MEAN_YEARS = 5;
/** Years on either side of the one that a mean is of. */
export const MEAN_REACH = (MEAN_YEARS - 1) / 2;

/**
 * Share of each year, 0–1: births over all births listed for that sex in that year, firstYear to lastYear.
 * The denominator leaves out names given fewer than five times, so shares are a little above SSA's own (data/ssa/README.md).
 * 0 means unpublished: fewer than five, or none.
 */
export function shareCurve(records: BirthRecords, record: number, sex: Sex): Float64Array {
  const births = records.counts(record, sex);
  const shares = new Float64Array(births.length);
  for (let place = 0; place < births.length; place++) {
    const count = births[place] ?? 0;
    if (count > 0) shares[place] = count / records.listed(sex, records.firstYear + place);
  }
  return shares;
}

/** Shares as births per million babies of that sex whose name is listed, to one decimal. */
export function perMillion(shares: Float64Array): number[] {
  return Array.from(shares, (share) => Math.round(share * 1e7) / 10);
}

/** Each value averaged with two before and two after; at the ends, with those there are. Unpublished years count as 0. */
export function centredMean(values: Float64Array): Float64Array {
  return values.map((_, place) => meanAround(values, place));
}

/** One value of centredMean. */
export function meanAround(values: Float64Array, place: number): number {
  const from = Math.max(0, place - MEAN_REACH);
  const end = Math.min(values.length, place + MEAN_REACH + 1);
  let total = 0;
  for (let near = from; near < end; near++) total += values[near] ?? 0;
  return total / (end - from);
}

/** Decade with the highest mean share ("1890"); a decade that the records cover in part is the mean of its years so far. */
export function peakDecade(shares: Float64Array, firstYear: number): number {
  let best = { decade: 0, mean: -1 };
  for (let from = 0; from < shares.length;) {
    const decade = decadeOf(firstYear + from);
    const years = shares.subarray(from, decade + 10 - firstYear);
    const mean = sum(years) / years.length;
    if (mean > best.mean) best = { decade, mean };
    from += years.length;
  }
  return best.decade;
}

/** The year in which a year's decade begins: 1897 → 1890. */
export function decadeOf(year: number): number {
  return year - (year % 10);
}

function sum(values: Float64Array): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
