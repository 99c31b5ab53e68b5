import type { BirthRecords } from "#domain/names/records/records.ts";
import type { Problem } from "#domain/problem.ts";
import { describeEdition, type EditionDescription } from "./describe-edition.ts";
import type { YearOfBirths } from "./read-year.ts";
import { readZip } from "./read-zip.ts";
import { packRecords, type Packed } from "#tools/records/pack-records.ts";

export type Compiled = Packed & { readonly edition: EditionDescription };

/** SSA's names.zip → the records and their description. Same input, same bytes. */
export function compile(zip: Uint8Array, older?: BirthRecords): Compiled | Problem {
  const source = readZip(zip);
  if ("problem" in source) return source;
  const shrinkage = older && findShrinkage(source.years, older);
  if (shrinkage) return { problem: shrinkage };

  const packed = packRecords(source.years, older?.names.all());
  if ("problem" in packed) return packed;
  const { records } = packed;
  const keptNames = records.names.all().filter((_, record) => isWithoutBirths(records, record));
  return { ...packed, edition: describeEdition(source, keptNames) };
}

/** An edition adds a year at the end; one that lacks years is an old or a partial archive. */
function findShrinkage(years: readonly YearOfBirths[], older: BirthRecords): string | null {
  const [first, last] = [years[0]?.year ?? Infinity, years.at(-1)?.year ?? 0];
  if (first <= older.firstYear && last >= older.lastYear) return null;
  return `holds ${first}–${last}, but ${older.firstYear}–${older.lastYear} are already compiled`;
}

function isWithoutBirths(records: BirthRecords, record: number): boolean {
  return records.total(record, "F") + records.total(record, "M") === 0;
}
