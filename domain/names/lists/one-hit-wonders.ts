import { bestOf } from "#domain/names/like/best-of.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";
import { idOf } from "#domain/names/records/ssa-spelling.ts";
import type { CountedOver, OneHitName } from "./name-list.ts";
import { SEXES } from "./sexes.ts";

/** 1 in so many of its sex in one year, in every other year at most so many times rarer, and so many years ago at least. */
export const ONE_HIT = { oneIn: 10_000, times: 2, yearsAgo: 5, names: 100 } as const;

/** In this year SSA's file cuts many names to eight letters: Elizabet, Christop. */
const CUT = { year: 1989, letters: 8 } as const;

/** Names with one year above all others; the most births in it first. */
export function oneHitWonders(records: BirthRecords): CountedOver<OneHitName> {
  const { firstYear, lastYear } = records;
  const found: OneHitName[] = [];
  // Made once: of a hundred thousand names, an array each would take most of the time.
  const shares = new Float64Array(lastYear - firstYear + 1);
  for (const sex of SEXES) {
    const listed = Array.from(shares, (_, at) => records.listed(sex, firstYear + at));
    for (const record of recordNumbers(records)) {
      if (records.total(record, sex) === 0) continue;
      shares.fill(0);
      records.addBirths(record, sex, firstYear, shares);
      let place = 0;
      for (let at = 0; at < shares.length; at++) {
        const births = shares[at] ?? 0;
        if (births > 0) shares[at] = births / (listed[at] ?? 1);
        if ((shares[at] ?? 0) > (shares[place] ?? 0)) place = at;
      }
      const [year, share] = [firstYear + place, shares[place] ?? 0];
      const isKnown = year > firstYear && lastYear - year >= ONE_HIT.yearsAgo;
      if (!isKnown || share * ONE_HIT.oneIn < 1 || isCut(records.names.at(record), year)) continue;
      if (shares.some((other, at) => at !== place && other * ONE_HIT.times > share)) continue;
      found.push({
        id: idOf(records, record),
        name: records.names.at(record),
        sex,
        year,
        births: records.countIn(record, sex, year),
        before: records.countIn(record, sex, year - 1),
        after: records.countIn(record, sex, year + 1),
      });
    }
  }
  return { from: firstYear, to: lastYear, rows: bestOf(found, ONE_HIT.names, ({ births }) => births) };
}

function isCut(name: string, year: number): boolean {
  return year === CUT.year && name.length === CUT.letters;
}
