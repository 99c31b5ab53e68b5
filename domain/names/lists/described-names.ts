import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { latestOneIn } from "#domain/names/records/one-in.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { DescribedName } from "./name-list.ts";

type Collection = readonly CuratedName[];

/** Curated names of an origin: those it is the first origin of, and those where the same form arose there, too. */
export function namesOfOrigin(records: BirthRecords, collection: Collection, origin: Origin) {
  return {
    rows: describe(
      records,
      collection.filter((entry) => entry.origin === origin),
    ),
    also: describe(
      records,
      collection.filter((entry) => entry.origin !== origin && entry.alsoFrom?.includes(origin) === true),
    ),
  };
}

/** Curated names whose folded spelling begins with a letter, so that Éva stands under e. */
export function namesOfLetter(records: BirthRecords, collection: Collection, letter: string) {
  return describe(
    records,
    collection.filter((entry) => foldName(entry.name).startsWith(letter)),
  );
}

/** Most births in the last year first; among those with none published by the last ten, then by the alphabet. */
function describe(records: BirthRecords, entries: Collection): DescribedName[] {
  return entries
    .map((entry) => {
      const id = foldName(entry.name);
      const record = recordOf(records, id);
      return {
        latest: records.latest(record, "F") + records.latest(record, "M"),
        recent: records.recentBirths[record] ?? 0,
        row: {
          id,
          name: entry.name,
          gender: entry.gender,
          origin: entry.origin,
          meaning: entry.meaning,
          glossed: entry.certainty !== "unknown",
          oneIn: latestOneIn(records, record, entry.gender),
        },
      };
    })
    .toSorted(
      (one, other) =>
        other.latest - one.latest || other.recent - one.recent || (one.row.id < other.row.id ? -1 : 1),
    )
    .map(({ row }) => row);
}
