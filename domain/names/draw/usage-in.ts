import type { BirthRecords } from "#domain/names/records/records.ts";
import { type Usage, usageOf } from "./mood.ts";

/** How much a name is in use, by the number of its record; -1 for one that is on none. */
export function usageIn(records: BirthRecords, record: number): Usage {
  if (record === -1) return usageOf(0, 0);
  return usageOf(
    records.latest(record, "F") + records.latest(record, "M"),
    records.total(record, "F") + records.total(record, "M"),
  );
}
