import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import type { Span } from "./span.ts";

/** A name among those of a span, by its births in it. */
export type Ranked = { readonly record: number; readonly births: number };

/** All names of a sex in a span, most births first, and ties in alphabetical order, as SSA ranks them. */
export type RankedSpan = {
  readonly names: readonly Ranked[];
  /** Of a record, from 1. */
  readonly rankOf: ReadonlyMap<number, number>;
  /** Births of all of them. */
  readonly listed: number;
};

export function rankIn(records: BirthRecords, sex: Sex, { from, to }: Span): RankedSpan {
  const years = new Float64Array(to - from + 1);
  const names: Ranked[] = [];
  let listed = 0;
  for (let record = 0; record < records.names.length; record++) {
    if (records.total(record, sex) === 0) continue;
    const births =
      from === to ? records.countIn(record, sex, from) : records.addBirths(record, sex, from, years);
    if (births > 0) names.push({ record, births });
    listed += births;
  }
  names.sort((one, other) => other.births - one.births || one.record - other.record);
  return { names, listed, rankOf: new Map(names.map(({ record }, place) => [record, place + 1])) };
}
