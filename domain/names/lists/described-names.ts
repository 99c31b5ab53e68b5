import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { latestOneIn } from "#domain/names/records/one-in.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { isOwn, isUsualAtHome } from "#domain/names/entry/use.ts";
import { INDEXED_FROM } from "./is-list-indexed.ts";
import type { ListSex } from "./list-id.ts";
import type { DescribedName, OriginNames } from "./name-list.ts";

type Collection = readonly CuratedName[];

/** On a list of one sex, so many of the language itself and so many others at most: English would have a thousand. */
export const MOST_OF_SEX = { own: 100, used: 50 } as const;

/** Curated names of an origin: those it is the first origin of, and those where the same form arose there, too. */
export function namesOfOrigin(records: BirthRecords, collection: Collection, origin: Origin): OriginNames {
  const rows = collection.filter((entry) => entry.origin === origin);
  const also = collection.filter((entry) => entry.origin !== origin && isAlsoFrom(entry, origin));
  return {
    rows: describe(records, rows),
    also: describe(records, also),
    all: rows.length + also.length,
  };
}

/**
 * Curated names of an origin or in use in its language that are given to a sex, or to both (decision 70): those of the language
 * itself and of the older ones whose names are its own, first those usual there; then the others in use. Fewer than a page is found by make no list.
 */
export function namesOfOriginAndSex(
  records: BirthRecords,
  collection: Collection,
  origin: Origin,
  sex: ListSex,
): OriginNames {
  const fitting = collection.filter(
    (entry) => isOfSex(entry, sex) && (isOfOrigin(entry, origin) || isUsedIn(entry, origin)),
  );
  if (fitting.length < INDEXED_FROM) return { rows: [], also: [], all: 0 };
  const own = fitting.filter((entry) => isOfOrigin(entry, origin) || isOwn(entry.origin, origin));
  const used = fitting.filter((entry) => !own.includes(entry));
  const [usual = [], rootAlone = []] = [true, false].map((isUsual) =>
    own.filter(({ usedIn }) => isUsualAtHome(origin, usedIn) === isUsual),
  );
  return {
    rows: [...describe(records, usual), ...describe(records, rootAlone)].slice(0, MOST_OF_SEX.own),
    also: describe(records, used).slice(0, MOST_OF_SEX.used),
    all: fitting.length,
  };
}

/** Whether a name is given to a sex, or to both. */
export function isOfSex({ gender }: CuratedName, sex: ListSex): boolean {
  return gender === sex || gender === "unisex";
}

function isOfOrigin(entry: CuratedName, origin: Origin): boolean {
  return entry.origin === origin || isAlsoFrom(entry, origin);
}

function isUsedIn({ usedIn }: CuratedName, origin: Origin): boolean {
  return usedIn?.some((use) => use === origin) === true;
}

function isAlsoFrom({ alsoFrom }: CuratedName, origin: Origin): boolean {
  return alsoFrom?.includes(origin) === true;
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
