import { oneInOf } from "#domain/names/records/one-in.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { idOf } from "#domain/names/records/ssa-spelling.ts";
import type { TopName } from "./name-list.ts";

/** How long the list is. */
export const TOP = 100;

/** The names given most in a year, in the order of SSA's ranks: ties in alphabetical order. */
export function topNames(records: BirthRecords, sex: Sex, year: number): TopName[] {
  const rows: TopName[] = [];
  for (const [record, name] of records.names.entries()) {
    const rank = records.rankIn(record, sex, year);
    if (rank === 0 || rank > TOP) continue;
    const births = records.countIn(record, sex, year);
    const before = records.rankIn(record, sex, year - 1);
    rows.push({
      id: idOf(records, record),
      name,
      rank,
      births,
      oneIn: oneInOf(births, records.listed(sex, year)) ?? 0,
      change: before === 0 ? null : before - rank,
    });
  }
  return rows.toSorted((one, other) => one.rank - other.rank);
}
