import { peakPlace } from "#domain/names/records/moments.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { shareCurve } from "#domain/names/records/share-curve.ts";
import { idOf, writtenName } from "#domain/names/records/ssa-spelling.ts";
import type { LeadingCurve } from "./top-list.ts";
import type { Ranked } from "./rank-names.ts";

/** How many names are drawn. */
export const DRAWN = 6;
/** Of the highest point, as in a spark. */
const HIGHEST = 99;
/** Years from one point to the next, as in a spark. */
const STEP = 2;

/** The share of the first names in all years: each on its own scale, a point every second year and one for the last. */
export function leadingCurves(
  records: BirthRecords,
  sex: Sex,
  ranked: readonly Ranked[],
): readonly LeadingCurve[] {
  return ranked.slice(0, DRAWN).map(({ record }) => {
    const shares = shareCurve(records, record, sex);
    const peak = peakPlace(shares);
    const highest = shares[peak] ?? 1;
    const last = shares.length - 1;
    return {
      id: idOf(records, record),
      name: writtenName(records, record),
      heights: Array.from(shares, (share) => Math.round((share / highest) * HIGHEST)).filter(
        (_, place) => (place % STEP === 0 && place < last) || place === last,
      ),
      peak: { year: records.firstYear + peak, oneIn: Math.round(1 / highest) },
    };
  });
}
