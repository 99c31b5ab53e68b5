import type { LifeTables } from "#domain/compare/life-tables.ts";
import { likelyAge } from "#domain/compare/likely-age.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { idOf } from "#domain/names/records/ssa-spelling.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

/** With fewer who are alive, a name is a matter of one town or one year. */
export const LEAST_LIVING = 10_000;
/** Names on each list. */
export const LISTED_NAMES = 20;

/** A name by the age of those who bear it, among those of one sex, at the end of the last year of the records. */
export type AgedName = {
  readonly id: NameId;
  readonly name: string;
  /** Half of them are younger. */
  readonly median: number;
  /** The middle half: from this age to that one. */
  readonly half: readonly [number, number];
  readonly living: number;
};

export type NamesByAge = Readonly<
  Record<Sex, { readonly youngest: readonly AgedName[]; readonly oldest: readonly AgedName[] }>
>;

/** The youngest names and the oldest, by the median age; where it is the same, the name that more people have comes first. */
export function namesByAge(
  records: BirthRecords,
  tables: LifeTables | undefined,
  written: (id: NameId) => string,
): NamesByAge {
  const ofSex = (sex: Sex) => {
    const aged = agedNames(records, tables, sex, written);
    const sorted = (order: 1 | -1) =>
      aged
        .toSorted((one, other) => order * (one.median - other.median) || other.living - one.living)
        .slice(0, LISTED_NAMES);
    return { youngest: sorted(1), oldest: sorted(-1) };
  };
  const [girls, boys] = SEXES;
  return { [girls]: ofSex(girls), [boys]: ofSex(boys) };
}

function agedNames(
  records: BirthRecords,
  tables: LifeTables | undefined,
  sex: Sex,
  written: (id: NameId) => string,
): readonly AgedName[] {
  const { lastYear } = records;
  return recordNumbers(records).flatMap((record): AgedName[] => {
    if (records.total(record, sex) < LEAST_LIVING) return [];
    const age = likelyAge(records, record, tables, lastYear, BABIES_OF[sex]);
    if (age === null || age.living < LEAST_LIVING) return [];
    const id = idOf(records, record);
    const { median, half, living } = age;
    return [{ id, name: written(id), median, half: [lastYear - half[1], lastYear - half[0]], living }];
  });
}
