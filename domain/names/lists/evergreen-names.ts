import { oneInOf } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { shareCurve } from "#domain/names/records/share-curve.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";
import { idOf } from "#domain/names/records/ssa-spelling.ts";
import type { CountedOver, EvergreenName } from "./name-list.ts";
import { SEXES } from "./sexes.ts";

/** Product notes, feature 25: at least 1 in 1,000 of its sex (0.1 %) in each of so many years. */
export const EVERGREEN = { oneIn: 1000, years: 80 } as const;

/** Names that were never rare in a lifetime; most given first. */
export function evergreenNames(records: BirthRecords): CountedOver<EvergreenName> {
  const { firstYear, lastYear } = records;
  const from = lastYear - EVERGREEN.years + 1;
  const rows: EvergreenName[] = [];
  for (const record of recordNumbers(records)) {
    for (const sex of SEXES) {
      const births = records.latest(record, sex);
      const listed = records.listed(sex, lastYear);
      if (births * EVERGREEN.oneIn < listed || births === 0) continue;
      const shares = shareCurve(records, record, sex).subarray(from - firstYear);
      const lowest = shares.reduce((low, share) => Math.min(low, share), Infinity);
      if (lowest * EVERGREEN.oneIn < 1) continue;
      rows.push({
        id: idOf(records, record),
        name: records.names.at(record),
        sex,
        births,
        oneIn: oneInOf(births, listed) ?? 0,
        rarest: { year: from + shares.indexOf(lowest), oneIn: Math.round(1 / lowest) },
      });
    }
  }
  return { from, to: lastYear, rows: rows.toSorted((one, other) => other.births - one.births) };
}
