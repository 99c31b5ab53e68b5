import type { BirthRecords, Sex } from "#domain/names/records.ts";

/** The names most given to a sex in a year, by SSA's ranks. */
export function yearTop(records: BirthRecords, sex: Sex, year: number, last: number): readonly string[] {
  return records.names.filter((_, record) => {
    const rank = records.rankIn(record, sex, year);
    return rank > 0 && rank <= last;
  });
}

/** The names most given to each sex in each decade, by births; the last decade as far as it goes. */
export function decadeTop(records: BirthRecords, last: number) {
  const decades = [];
  for (let decade = records.firstYear; decade <= records.lastYear; decade += 10) {
    for (const sex of ["F", "M"] as const) {
      const births = records.names.map((_, record) => birthsIn(records, record, sex, decade));
      const order = [...births.keys()].toSorted((one, other) => (births[other] ?? 0) - (births[one] ?? 0));
      const names = order.slice(0, last).map((record) => records.names[record] ?? "");
      decades.push({ decade, sex, names });
    }
  }
  return decades;
}

function birthsIn(records: BirthRecords, record: number, sex: Sex, decade: number): number {
  const from = decade - records.firstYear;
  return records
    .counts(record, sex)
    .subarray(from, from + 10)
    .reduce((sum, births) => sum + births, 0);
}
