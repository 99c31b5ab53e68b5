import type { Moment } from "#domain/names/page/name-page.ts";
import { oneInOf } from "./one-in.ts";
import type { BirthRecords, Sex } from "./records.ts";
import { centredMean } from "./share-curve.ts";

/** A valley is worth naming when its floor is at most this part of both its sides. */
const VALLEY_DEPTH = 1 / 2;

/** Place of the highest share; the earliest of equals. */
export function peakPlace(shares: Float64Array): number {
  let peak = 0;
  shares.forEach((share, place) => {
    if (share > (shares[peak] ?? 0)) peak = place;
  });
  return peak;
}

/**
 * Place of the lowest share after the peak, or null when there is no valley worth naming: by five-year means, the floor
 * must lie at or under half of the peak and under half of what follows, so that chance in small numbers makes no valley.
 * Null, too, when a year after the peak is unpublished: that year is lower still, and the records do not say how low.
 */
export function lowPlace(shares: Float64Array, peak: number): number | null {
  let low = peak;
  for (let place = peak + 1; place < shares.length; place++) {
    if (shares[place] === 0) return null;
    if ((shares[place] ?? 0) < (shares[low] ?? 0)) low = place;
  }
  const means = centredMean(shares);
  const sides = Math.min(means[peak] ?? 0, highest(means.subarray(low + 1)));
  return (means[low] ?? 0) <= VALLEY_DEPTH * sides ? low : null;
}

/** What a page says of one year: births, rank as SSA prints it, and 1 in how many. Null where unpublished. */
export function momentOf(records: BirthRecords, record: number, sex: Sex, year: number): Moment | null {
  const births = records.countIn(record, sex, year);
  const oneIn = oneInOf(births, records.listed(sex, year));
  return oneIn === null ? null : { year, births, rank: records.rankIn(record, sex, year), oneIn };
}

function highest(shares: Float64Array): number {
  let top = 0;
  for (const share of shares) top = Math.max(top, share);
  return top;
}
