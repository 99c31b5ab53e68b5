import type { BirthRecords } from "#domain/names/records/records.ts";

/** So many last years of the records are "now": long enough to be steady, short enough to be today's. */
const YEARS = 5;

/**
 * Births a year of a record, girls and boys together, the mean of the last years; two digits of it, as no more is told than
 * "about 14,000". "0" is fewer than five, which SSA does not publish: a year that is unpublished adds none.
 */
export function usageFigure(records: BirthRecords, record: number): string {
  const mean = Math.round(
    meanOfLast(records, (year) => records.countIn(record, "F", year) + records.countIn(record, "M", year)),
  );
  return mean < 5 ? "0" : `${Number(mean.toPrecision(2))}`;
}

/** Babies a year whose name is published, the mean of the same years. */
export function babiesAYear(records: BirthRecords): number {
  return Math.round(meanOfLast(records, (year) => records.listed("F", year) + records.listed("M", year)));
}

function meanOfLast(records: BirthRecords, of: (year: number) => number): number {
  let sum = 0;
  for (let year = records.lastYear - YEARS + 1; year <= records.lastYear; year++) sum += of(year);
  return sum / YEARS;
}
