import type { Gender } from "#domain/names/entry/gender.ts";
import { MOVING, yearlyGrowth } from "#domain/names/lists/moving-names.ts";
import { COUNTED_FOR, birthShareOf } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";

/** Mean growth of a name's share a year (0.08 is 8 %), and whether the births are enough to call it a rise, or a fall. */
export type Growth = { readonly aYear: number; readonly asRise: boolean; readonly asFall: boolean };

/** First and last of the years whose shares are compared. */
export function growthYears({ lastYear }: Pick<BirthRecords, "lastYear">) {
  return { from: lastYear - MOVING.years + 1, to: lastYear } as const;
}

/**
 * Growth among those whom the name's 1 in N counts: for a girl's or a boy's name the growth of the lists of rising and
 * falling names. As there, a rise needs 200 births in the last year, a fall in the first. Null when a year is unpublished.
 */
export function growthOf(records: BirthRecords, record: number, gender: Gender): Growth | null {
  const { from, to } = growthYears(records);
  const partIn = (year: number) => birthShareOf(records, record, COUNTED_FOR[gender], year);
  const shares = Array.from({ length: MOVING.years }, (_, after) => {
    const { births, listed } = partIn(from + after);
    return births / listed;
  });
  const aYear = yearlyGrowth(shares);
  if (aYear === null) return null;
  return {
    aYear,
    asRise: partIn(to).births >= MOVING.births,
    asFall: partIn(from).births >= MOVING.births,
  };
}
