import type { DecadeShare } from "#domain/names/page/name-page.ts";
import type { BirthRecords } from "./records.ts";
import { decadeOf } from "./share-curve.ts";

/** Girls' share of a name's births in each decade that has any, oldest first; the share is rounded to four decimals. */
export function decadeShares(records: BirthRecords, record: number): DecadeShare[] {
  const girls = birthsByDecade(records.counts(record, "F"), records.firstYear);
  const boys = birthsByDecade(records.counts(record, "M"), records.firstYear);
  return [...girls.keys()]
    .map((decade) => shareIn(decade, girls.get(decade) ?? 0, boys.get(decade) ?? 0))
    .filter(({ births }) => births > 0);
}

/**
 * Girls' share (0–1) of the births of the last ten years, rounded to four decimals; null without any.
 * An unpublished sex counts as none, so 1 means "fewer than five boys in each year, or none".
 */
export function recentGirlShare(records: BirthRecords, record: number): number | null {
  const girls = records.recent(record, "F");
  const births = girls + records.recent(record, "M");
  return births === 0 ? null : fourDecimals(girls / births);
}

function shareIn(decade: number, girls: number, boys: number): DecadeShare {
  const births = girls + boys;
  return { decade, girls: births === 0 ? 0 : fourDecimals(girls / births), births };
}

function birthsByDecade(counts: Uint32Array, firstYear: number): ReadonlyMap<number, number> {
  const births = new Map<number, number>();
  counts.forEach((count, place) => {
    const decade = decadeOf(firstYear + place);
    births.set(decade, (births.get(decade) ?? 0) + count);
  });
  return births;
}

function fourDecimals(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
