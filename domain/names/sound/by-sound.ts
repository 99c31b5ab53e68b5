import { namesOf } from "#domain/names/records/record-names.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import type { Families } from "./sound-family.ts";

/**
 * The records with all spellings of a family as one name, in the place of the one most given in ten years: what ranks names
 * by spelling so ranks them by sound. Births are sums. There are no ranks of SSA's, which are by spelling.
 */
export function recordsBySound(records: BirthRecords, families: Families): BirthRecords {
  const numbers = Uint32Array.from(numbersBySound(records, families));
  const spellingOf = (number: number) =>
    number < records.names.length ? number : (families.leaderOf(number) ?? -1);
  // By the record whose name stands there: a map of all names would be six times as large.
  const placeOf = new Int32Array(records.names.length).fill(-1);
  numbers.forEach((number, place) => {
    placeOf[spellingOf(number)] = place;
  });
  const at = (place: number) => numbers[place] ?? -1;
  const nameAt = (place: number) => records.names.at(spellingOf(at(place)));
  /** Most names have one spelling, which is read without a detour. */
  const of = (number: number) => (number < records.names.length ? records : families.records);
  return {
    ...records,
    names: namesOf(numbers.length, nameAt),
    recentBirths: Uint32Array.from(
      numbers,
      (number) => of(number).recent(number, "F") + of(number).recent(number, "M"),
    ),
    indexOf: (name) => placeOf[records.indexOf(name)] ?? -1,
    counts: (place, sex) => of(at(place)).counts(at(place), sex),
    addBirths: (place, sex, from, added) => of(at(place)).addBirths(at(place), sex, from, added),
    countIn: (place, sex, year) => of(at(place)).countIn(at(place), sex, year),
    countBetween: (place, sex, from, to) => of(at(place)).countBetween(at(place), sex, from, to),
    rankIn: () => 0,
    ranks: () => new Uint16Array(records.lastYear - records.firstYear + 1),
    total: (place, sex) => of(at(place)).total(at(place), sex),
    recent: (place, sex) => of(at(place)).recent(at(place), sex),
    latest: (place, sex) => of(at(place)).latest(at(place), sex),
  };
}

/** The record of each family in the place of its leader; a name without one is its own. */
function* numbersBySound(records: BirthRecords, families: Families): Generator<number> {
  for (let record = 0; record < records.names.length; record++) {
    const family = families.familyOf(record);
    if (family === undefined) yield record;
    else if (family.members[0] === record) yield family.record;
  }
}
