import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { entriesById } from "#domain/names/entry/entries-by-id.ts";
import { isEntryIndexed } from "#domain/names/entry/is-entry-indexed.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { recordedSexOfUse } from "#domain/names/records/sex-of-use.ts";
import { idOf, recordOf } from "#domain/names/records/ssa-spelling.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

/** A name that may be suggested beside another. */
export type SimilarCandidate = {
  readonly id: NameId;
  /** -1 for a curated name on no record. */
  readonly record: number;
  readonly gender: Gender;
  /** Births of both sexes in the last ten years. */
  readonly births: number;
  readonly origin: Origin | null;
  /** Whether search engines may show its page. */
  readonly indexed: boolean;
};

/** A candidate, and why: "Also Latin". */
export type Suggestion = { readonly candidate: SimilarCandidate; readonly because: string };

/** Names in each list of suggestions, at most. */
export const SUGGESTIONS = 6;

/** A suggestion must be in real use (product notes, feature 5): so many births in each of so many of the last years. */
const USE = { births: 25, inYears: 3, ofLast: 5 } as const;

/** Every curated name, and every other name in real use, by id. */
export function listCandidates(
  records: BirthRecords,
  collection: readonly CuratedName[],
): SimilarCandidate[] {
  const entries = entriesById(collection);
  const curated = Array.from(entries, ([id, entry]) => curatedCandidate(records, id, entry));
  const others = recordNumbers(records)
    .filter((record) => inRealUse(records, record) && !entries.has(idOf(records, record)))
    .map((record) => recordedCandidate(records, record));
  return [...curated, ...others].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Whether two names are given to a common sex: a unisex name stands beside any. */
export function sharesSex(one: Gender, other: Gender): boolean {
  return one === other || one === "unisex" || other === "unisex";
}

/** Whether a name is given often enough to be suggested: to both sexes together, or to the one in question. */
export function inRealUse(records: BirthRecords, record: number, sex?: Sex): boolean {
  if ((records.recentBirths[record] ?? 0) < USE.births * USE.inYears) return false;
  const sexes = sex === undefined ? SEXES : [sex];
  let years = 0;
  for (let year = records.lastYear - USE.ofLast + 1; year <= records.lastYear; year++) {
    let births = 0;
    for (const one of sexes) births += records.countIn(record, one, year);
    if (births >= USE.births) years++;
  }
  return years >= USE.inYears;
}

function curatedCandidate(records: BirthRecords, id: NameId, entry: CuratedName): SimilarCandidate {
  const record = recordOf(records, id);
  const births = records.recentBirths[record] ?? 0;
  const indexed = isEntryIndexed(entry, births);
  return { id, record, gender: entry.gender, births, origin: entry.origin, indexed };
}

function recordedCandidate(records: BirthRecords, record: number): SimilarCandidate {
  const births = records.recentBirths[record] ?? 0;
  return {
    id: idOf(records, record),
    record,
    gender: recordedSexOfUse(records, record),
    births,
    origin: null,
    indexed: false,
  };
}
