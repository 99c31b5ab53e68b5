import { SEXES } from "#domain/names/lists/sexes.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";

/** The names most given to a sex in a year, by SSA's ranks. */
export function yearTop(records: BirthRecords, sex: Sex, year: number, last: number): readonly string[] {
  return records.names.filter((_, record) => {
    const rank = records.rankIn(record, sex, year);
    return rank > 0 && rank <= last;
  });
}

/** The names most given to each sex in each decade, by births; the last decade as far as it goes. */
export function decadeTop(records: BirthRecords, last: number) {
  const places = Math.ceil((records.lastYear - records.firstYear + 1) / 10);
  return SEXES.flatMap((sex) => {
    const births = records.names.map((_, record) => byDecade(records.counts(record, sex), places));
    return Array.from({ length: places }, (_, place) => {
      const given = [...births.keys()].filter((record) => (births[record]?.[place] ?? 0) > 0);
      const order = given.toSorted(
        (one, other) => (births[other]?.[place] ?? 0) - (births[one]?.[place] ?? 0),
      );
      const names = order.slice(0, last).map((record) => records.names[record] ?? "");
      return { decade: records.firstYear + 10 * place, sex, names };
    });
  });
}

function byDecade(counts: Uint32Array, places: number): Uint32Array {
  const sums = new Uint32Array(places);
  counts.forEach((births, year) => {
    const place = Math.floor(year / 10);
    sums[place] = (sums[place] ?? 0) + births;
  });
  return sums;
}
