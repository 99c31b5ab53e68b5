import { SEXES } from "#domain/names/lists/sexes.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";

/** The names most given to a sex in a year, by SSA's ranks. */
export function yearTop(records: BirthRecords, sex: Sex, year: number, last: number): readonly string[] {
  return records.names.all().filter((_, record) => {
    const rank = records.rankIn(record, sex, year);
    return rank > 0 && rank <= last;
  });
}

/** The names most given to each sex in each decade, by births; the last decade as far as it goes. */
export function decadeTop(records: BirthRecords, last: number) {
  const places = Math.ceil((records.lastYear - records.firstYear + 1) / 10);
  return SEXES.flatMap((sex) => {
    const given = Array.from({ length: places }, (): Given[] => []);
    for (const [record, name] of records.names.all().entries()) {
      const births = byDecade(records.counts(record, sex), places);
      for (const [place, count] of births.entries())
        if (count > 0) given[place]?.push({ name, births: count });
    }
    return given.map((names, place) => ({
      decade: records.firstYear + 10 * place,
      sex,
      names: names
        .toSorted((one, other) => other.births - one.births)
        .slice(0, last)
        .map(({ name }) => name),
    }));
  });
}

type Given = { readonly name: string; readonly births: number };

function byDecade(counts: Uint32Array, places: number): Uint32Array {
  const sums = new Uint32Array(places);
  for (let year = 0; year < counts.length; year++) {
    const births = counts[year] ?? 0;
    if (births > 0) sums[Math.floor(year / 10)] = (sums[Math.floor(year / 10)] ?? 0) + births;
  }
  return sums;
}
