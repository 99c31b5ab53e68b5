import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { readRecords } from "#server/names/read-records.ts";

/** The names on record, as addresses write them, in the order of the records. */
export function nameIds(): readonly NameId[] {
  return records().names.all().map(foldName);
}

/** The same, those first that are given most today. */
export function nameIdsByUse(): readonly NameId[] {
  const { names, recentBirths } = records();
  return names
    .all()
    .map((name, record) => ({ id: foldName(name), births: recentBirths[record] ?? 0 }))
    .toSorted((one, other) => other.births - one.births)
    .map(({ id }) => id);
}

function records() {
  return readRecords(new URL("../../../data/ssa/", import.meta.url));
}
