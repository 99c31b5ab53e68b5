import type { CompareBook } from "#domain/compare/compare-book.ts";
import { createCompareBook } from "#domain/compare/create-compare-book.ts";
import type { LifeTables } from "#domain/compare/life-tables.ts";
import { entriesById } from "#domain/names/entry/entries-by-id.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { withFamilies } from "#domain/names/sound/sound-family.ts";

type Sources = {
  readonly records: BirthRecords;
  readonly collection: readonly CuratedName[];
  /** Lists of SSA spellings that are said the same. */
  readonly soundFamilies: readonly (readonly string[])[];
  /** Of the place of the records; without, no age is told. */
  readonly lifeTables?: (() => LifeTables) | undefined;
};

/** Opens what compares names: made when somebody first compares, so that it costs nothing at the start. */
export function openCompareBook({ records, collection, soundFamilies, lifeTables }: Sources): CompareBook {
  const entries = entriesById(collection);
  return createCompareBook({
    families: withFamilies(records, soundFamilies),
    entryOf: (id) => entries.get(id),
    lifeTables: lifeTables?.(),
  });
}
