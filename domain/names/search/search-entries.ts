import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import { entriesById } from "#domain/names/entry/entries-by-id.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordedSexOfUse } from "#domain/names/records/sex-of-use.ts";
import { NO_TEXTS, type SearchTexts } from "./search-texts.ts";
import { idOf, recordOf } from "#domain/names/records/ssa-spelling.ts";

/** Every name that can be found, once: the collection and the records together. */
export type SearchEntries = {
  /** In alphabetical order; a name's place here is its place in the lists below. */
  readonly ids: readonly NameId[];
  /** Births of both sexes: in the last ten years, and in all. */
  readonly recentBirths: Uint32Array;
  readonly totalBirths: Uint32Array;
  readonly genderOf: (place: number) => Gender;
};

/** What createSearch is built from. */
export type SearchInput = {
  readonly entries: SearchEntries;
  readonly curated: readonly CuratedName[];
  readonly texts: SearchTexts;
};

/** Joins records and collection; a name in both is one entry, and its sex of use is the editor's. */
export function searchInput(
  records: BirthRecords,
  curated: readonly CuratedName[],
  texts: SearchTexts = NO_TEXTS,
): SearchInput {
  const { ids, records: recordAt } = mergeNames(records, [...entriesById(curated).keys()]);
  const size = ids.length;
  const recentBirths = new Uint32Array(size);
  const totalBirths = new Uint32Array(size);
  for (let place = 0; place < size; place++) {
    const record = recordAt[place] ?? -1;
    if (record < 0) continue;
    recentBirths[place] = records.recentBirths[record] ?? 0;
    totalBirths[place] = records.total(record, "F") + records.total(record, "M");
  }
  const editorAt = editorsByPlace(ids, curated);
  const genderOf = (place: number) => editorAt.get(place) ?? recordedSexOfUse(records, recordAt[place] ?? -1);
  return { entries: { ids, recentBirths, totalBirths, genderOf }, curated, texts };
}

/** What editors say of sexes of use, by place, since the ids are not kept. */
function editorsByPlace(
  ids: readonly NameId[],
  curated: readonly CuratedName[],
): ReadonlyMap<number, Gender> {
  const entries = entriesById(curated);
  const editorAt = new Map<number, Gender>();
  ids.forEach((id, place) => {
    const editor = entries.get(id)?.gender;
    if (editor !== undefined) editorAt.set(place, editor);
  });
  return editorAt;
}

/** All ids in alphabetical order, each with its record number, or -1 for a name that SSA has never published. */
function mergeNames(records: BirthRecords, curatedIds: readonly NameId[]) {
  const unrecorded = curatedIds.filter((id) => recordOf(records, id) === -1).toSorted();
  const merged = { ids: new Array<NameId>(), records: new Array<number>() };
  let next = 0;
  const add = (id: NameId, record: number) => {
    merged.ids.push(id);
    merged.records.push(record);
  };
  const addUnrecordedBefore = (id: NameId) => {
    for (let other = unrecorded[next]; other !== undefined && other < id; other = unrecorded[next]) {
      add(other, -1);
      next++;
    }
  };
  for (let record = 0; record < records.names.length; record++) {
    const id = idOf(records, record);
    addUnrecordedBefore(id);
    add(id, record);
  }
  addUnrecordedBefore("~");
  // As long as they are, and no longer: what grew has room to spare.
  return { ids: merged.ids.slice(), records: Int32Array.from(merged.records) };
}
