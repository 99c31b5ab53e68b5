import type { NameId } from "#domain/names/entry/name.ts";
import type { BirthRecords } from "./records.ts";

const FOLDED = /^[a-z]+$/;

/** As SSA writes a name: one capital, then small letters, nothing else ("oconnor" → "Oconnor"). */
export function ssaSpelling(id: NameId): string {
  return id.slice(0, 1).toUpperCase() + id.slice(1);
}

/** Record number of a name, or -1 when SSA has never published it. "Noah" is no id, though SSA writes it so. */
export function recordOf(records: BirthRecords, id: NameId): number {
  return FOLDED.test(id) ? records.indexOf(ssaSpelling(id)) : -1;
}

/** A record's name as it is written: with accents where the records keep them. */
export function writtenName(
  { names, spellings }: Pick<BirthRecords, "names" | "spellings">,
  record: number,
): string {
  const name = names.at(record);
  return spellings.size === 0 ? name : (spellings.get(name.toLowerCase()) ?? name);
}

/** Id of a record: SSA writes letters a–z only, so small letters are all that folding leaves to do. */
export function idOf(records: BirthRecords, record: number): NameId {
  return records.names.at(record).toLowerCase();
}
