import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";
import { idOf } from "#domain/names/records/ssa-spelling.ts";
import type { CountedOver, NeutralName } from "./name-list.ts";

/** Product notes, feature 25. The years are those of "recent" in the records; narrower than unisex use (ruling 12), which begins at 30 %. */
export const NEUTRAL = { years: 10, percent: { least: 25, most: 75 }, births: 2000 } as const;

/** Names given to girls and to boys, neither of them far ahead; most given first. */
export function neutralNames(records: BirthRecords): CountedOver<NeutralName> {
  const rows: NeutralName[] = [];
  for (const record of recordNumbers(records)) {
    const births = records.recentBirths[record] ?? 0;
    if (births < NEUTRAL.births) continue;
    const girls = records.recent(record, "F");
    const { least, most } = NEUTRAL.percent;
    if (girls * 100 < least * births || girls * 100 > most * births) continue;
    rows.push({ id: idOf(records, record), name: records.names.at(record), girls: girls / births, births });
  }
  return {
    from: records.lastYear - NEUTRAL.years + 1,
    to: records.lastYear,
    rows: rows.toSorted((one, other) => other.births - one.births),
  };
}
