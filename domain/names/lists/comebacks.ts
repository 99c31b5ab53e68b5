import { oneInOf } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { peakPlace } from "#domain/names/records/moments.ts";
import { shareCurve } from "#domain/names/records/share-curve.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";
import { idOf } from "#domain/names/records/ssa-spelling.ts";
import type { ComebackName, CountedOver } from "./name-list.ts";
import { SEXES } from "./sexes.ts";

/** Once as common as 1 in so many of its sex, and now again; rarer than 1 in so many for so many years in a row between. */
export const COMEBACK = { commonOneIn: 2000, rareOneIn: 10_000, years: 20 } as const;

/** Names that were gone for a generation; most given now first. */
export function comebacks(records: BirthRecords): CountedOver<ComebackName> {
  const { firstYear, lastYear } = records;
  const rows: ComebackName[] = [];
  for (const record of recordNumbers(records)) {
    for (const sex of SEXES) {
      const births = records.latest(record, sex);
      const listed = records.listed(sex, lastYear);
      if (births === 0 || births * COMEBACK.commonOneIn < listed) continue;
      const shares = shareCurve(records, record, sex);
      const gone = longestGone(shares);
      if (gone === null) continue;
      const before = peakPlace(shares.subarray(0, gone.from));
      rows.push({
        id: idOf(records, record),
        name: records.names.at(record),
        sex,
        before: { year: firstYear + before, oneIn: Math.round(1 / (shares[before] ?? 1)) },
        gone: { from: firstYear + gone.from, to: firstYear + gone.to },
        births,
        oneIn: oneInOf(births, listed) ?? 0,
      });
    }
  }
  return { from: firstYear, to: lastYear, rows: rows.toSorted((one, other) => other.births - one.births) };
}

/** Places of the longest time in which it was rare, after it had been common; null where that was short. */
function longestGone(shares: Float64Array): { readonly from: number; readonly to: number } | null {
  const common = shares.findIndex((share) => share * COMEBACK.commonOneIn >= 1);
  let best = { from: 0, to: -1 };
  for (let from = common, place = common; place < shares.length; place++) {
    if ((shares[place] ?? 0) * COMEBACK.rareOneIn >= 1) from = place + 1;
    else if (place - from > best.to - best.from) best = { from, to: place };
  }
  return best.to - best.from + 1 >= COMEBACK.years ? best : null;
}
