import type { Gender } from "#domain/names/entry/gender.ts";
import type { BirthRecords, Sex } from "./records.ts";

/** From this share of the other sex on, in percent, a name is unisex (ruling 12; Rowan, at 26 %, is boy). */
export const UNISEX_PERCENT = 30;

/** Sex of use by births of girls and of boys: unisex, or the sex of the majority. */
export function sexOfUse(girls: number, boys: number): Gender {
  if (Math.min(girls, boys) * 100 >= UNISEX_PERCENT * (girls + boys)) return "unisex";
  return girls > boys ? "girl" : "boy";
}

/** Sex of use of a record: by the last ten years; by all years for a name that SSA has only from long ago. */
export function recordedSexOfUse(records: BirthRecords, record: number): Gender {
  const girls = records.recent(record, "F");
  const boys = records.recent(record, "M");
  if (girls + boys > 0) return sexOfUse(girls, boys);
  return sexOfUse(records.total(record, "F"), records.total(record, "M"));
}

/**
 * The sex whose figures come first on a name's page: that of its use; for unisex the one with more births
 * in the last ten years. A sex with no births at all gives way to the other.
 */
export function mainSex(records: BirthRecords, record: number, gender: Gender): Sex {
  const girlsFirst = gender === "unisex" ? moreGirls(records, record) : gender === "girl";
  const chosen = girlsFirst ? "F" : "M";
  const other = girlsFirst ? "M" : "F";
  return records.total(record, chosen) === 0 && records.total(record, other) > 0 ? other : chosen;
}

function moreGirls(records: BirthRecords, record: number): boolean {
  return records.recent(record, "F") >= records.recent(record, "M");
}
