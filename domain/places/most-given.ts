import { SEXES } from "#domain/names/lists/sexes.ts";
import { type BirthRecords, type Sex, slotOf } from "#domain/names/records/records.ts";
import { WINDOW_YEARS } from "./state-figures.ts";

/** A name and sex (record × 2, plus 1 for boys), and its births in the US in some years. */
type Given = { readonly slot: number; readonly births: number };

/** Names that were given so often or more in the US in the years from one to another; the most given first. */
export function mostGiven(
  records: BirthRecords,
  sexes: readonly Sex[],
  { from, to, least }: { readonly from: number; readonly to: number; readonly least: number },
): readonly Given[] {
  const found: Given[] = [];
  for (const sex of sexes) {
    for (let record = 0; record < records.names.length; record++) {
      const births = records.countBetween(record, sex, from, to);
      if (births >= least) found.push({ slot: slotOf(record, sex), births });
    }
  }
  return found.toSorted((a, b) => b.births - a.births || a.slot - b.slot);
}

/** The names that have a row in a window of five years (LEAST_BIRTHS), in the order of their rows. */
export function slotsOfWindow(records: BirthRecords, firstYear: number, least: number): readonly number[] {
  const years = { from: firstYear, to: firstYear + WINDOW_YEARS - 1 };
  return mostGiven(records, SEXES, { ...years, least }).map(({ slot }) => slot);
}
