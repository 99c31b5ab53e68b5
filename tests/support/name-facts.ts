import type { CuratedName } from "#domain/names/curated-name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { readRecords } from "#server/names/read-records.ts";

// What tables that tell of names are held against.

export const records = readRecords(new URL("../../data/ssa/", import.meta.url));

export function entryOf(name: string): CuratedName {
  const entry = COLLECTION.find((curated) => curated.name.toUpperCase() === name.toUpperCase());
  if (entry === undefined) throw new Error(`${name} is not in the collection.`);
  return entry;
}

export function recordOf(name: string): number {
  const record = records.indexOf(name);
  if (record < 0) throw new Error(`${name} is on no record.`);
  return record;
}
