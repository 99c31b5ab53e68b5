import type { BirthRecords } from "#domain/names/records/records.ts";
import { shareCurve } from "#domain/names/records/share-curve.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";
import { idOf } from "#domain/names/records/ssa-spelling.ts";
import type { CountedOver, LongRiseName } from "./name-list.ts";
import { SEXES } from "./sexes.ts";

/** So many years in a row at least, so many births in the last one. */
export const LONG_RISE = { years: 5, births: 200, names: 100 } as const;

/** Names whose share of their sex has grown every year up to the last; the longest rise first, then the most births. */
export function longestRises(records: BirthRecords): CountedOver<LongRiseName> {
  const { firstYear, lastYear } = records;
  const rows: LongRiseName[] = [];
  for (const record of recordNumbers(records)) {
    for (const sex of SEXES) {
      const births = records.latest(record, sex);
      if (births < LONG_RISE.births) continue;
      const shares = shareCurve(records, record, sex);
      let start = shares.length - 1;
      while (start > 0 && isRise(shares[start - 1] ?? 0, shares[start] ?? 0)) start--;
      const since = firstYear + start;
      if (lastYear - since < LONG_RISE.years) continue;
      const first = records.countIn(record, sex, since);
      rows.push({
        id: idOf(records, record),
        name: records.names.at(record),
        sex,
        years: lastYear - since,
        since,
        first,
        births,
      });
    }
  }
  const longestFirst = rows.toSorted((one, other) => other.years - one.years || other.births - one.births);
  return { from: firstYear, to: lastYear, rows: longestFirst.slice(0, LONG_RISE.names) };
}

/** From a published year alone: of the others nobody knows how low they were. */
function isRise(before: number, after: number): boolean {
  return before > 0 && after > before;
}
