import type { BirthRecords } from "#domain/names/records/records.ts";
import type { Families } from "./sound-family.ts";

/**
 * The records with all spellings of a family as one name, in the place of the one most given in ten years: what ranks names
 * by spelling so ranks them by sound. Births are sums. There are no ranks of SSA's, which are by spelling.
 */
export function recordsBySound(records: BirthRecords, families: Families): BirthRecords {
  const numbers: number[] = [];
  for (let record = 0; record < records.names.length; record++) {
    const family = families.familyOf(record);
    if (family === undefined) numbers.push(record);
    else if (family.members[0] === record) numbers.push(family.record);
  }
  const names = numbers.map((number) => {
    const isSpelling = number < records.names.length;
    return records.names[isSpelling ? number : (families.leaderOf(number) ?? -1)] ?? "";
  });
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const at = (place: number) => numbers[place] ?? -1;
  /** Most names have one spelling, which is read without a detour. */
  const of = (number: number) => (number < records.names.length ? records : families.records);
  return {
    ...records,
    names,
    recentBirths: Uint32Array.from(
      numbers,
      (number) => of(number).recent(number, "F") + of(number).recent(number, "M"),
    ),
    indexOf: (name) => placeOf.get(name) ?? -1,
    counts: (place, sex) => of(at(place)).counts(at(place), sex),
    addBirths: (place, sex, from, added) => of(at(place)).addBirths(at(place), sex, from, added),
    countIn: (place, sex, year) => of(at(place)).countIn(at(place), sex, year),
    rankIn: () => 0,
    ranks: () => new Uint16Array(records.lastYear - records.firstYear + 1),
    total: (place, sex) => of(at(place)).total(at(place), sex),
    recent: (place, sex) => of(at(place)).recent(at(place), sex),
    latest: (place, sex) => of(at(place)).latest(at(place), sex),
  };
}
