import { peakPlace } from "#domain/names/records/moments.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { shareCurve } from "#domain/names/records/share-curve.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";
import { idOf } from "#domain/names/records/ssa-spelling.ts";
import type { CountedOver, SleepingName } from "./name-list.ts";
import { SEXES } from "./sexes.ts";

/** Product notes, feature 25: the highest share at least so long ago, and so many times the share of ten years before. */
export const SLEEPING = { peakYearsAgo: 60, times: 2, years: 10, births: 200 } as const;

/** Names that were at their height long ago and are waking; most given first. A share ten years ago that is unpublished leaves a name out. */
export function sleepingBeauties(records: BirthRecords): CountedOver<SleepingName> {
  const { firstYear, lastYear } = records;
  const from = lastYear - SLEEPING.years;
  const rows: SleepingName[] = [];
  for (const record of recordNumbers(records)) {
    for (const sex of SEXES) {
      const births = records.latest(record, sex);
      if (births < SLEEPING.births) continue;
      const shares = shareCurve(records, record, sex);
      const peakYear = firstYear + peakPlace(shares);
      const times = (shares[lastYear - firstYear] ?? 0) / (shares[from - firstYear] ?? 0);
      if (lastYear - peakYear < SLEEPING.peakYearsAgo || times < SLEEPING.times || times === Infinity)
        continue;
      rows.push({
        id: idOf(records, record),
        name: records.names.at(record),
        sex,
        peakYear,
        times: Math.round(times * 10) / 10,
        births,
      });
    }
  }
  return { from, to: lastYear, rows: rows.toSorted((one, other) => other.births - one.births) };
}
