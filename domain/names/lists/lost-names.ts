import { bestOf } from "#domain/names/like/best-of.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { idOf, writtenName } from "#domain/names/records/ssa-spelling.ts";
import type { CountedOver, LostName } from "./name-list.ts";
import { SEXES } from "./sexes.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

/** Years without a published birth, girls or boys. They are those of "recent" in the records. */
export const LOST = { years: 10, names: 100 } as const;

/** Names that are on no list of the last ten years; those given most in all years before first. */
export function lostNames(records: BirthRecords): CountedOver<LostName> {
  const lost = recordNumbers(records).flatMap((record) => {
    const births = records.total(record, "F") + records.total(record, "M");
    return records.recentBirths[record] === 0 ? { record, births } : [];
  });
  return {
    from: records.firstYear,
    to: records.lastYear,
    rows: bestOf(lost, LOST.names, ({ births }) => births).map(({ record, births }) => {
      const years = Array.from({ length: records.lastYear - records.firstYear + 1 }, (_, place) =>
        SEXES.reduce((sum, sex) => sum + records.countIn(record, sex, records.firstYear + place), 0),
      );
      const most = Math.max(...years);
      return {
        id: idOf(records, record),
        name: writtenName(records, record),
        births,
        mostIn: { year: records.firstYear + years.indexOf(most), births: most },
        lastYear: records.firstYear + years.findLastIndex((count) => count > 0),
      };
    }),
  };
}
