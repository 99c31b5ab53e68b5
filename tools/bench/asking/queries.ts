import { MISSPELLINGS } from "#content/names/search-misspellings.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";

/**
 * Different texts as people type them: the misspellings first, then beginnings and slips of the names given most, then
 * all names as they are.
 */
export function differentQueries(records: BirthRecords, count: number): readonly string[] {
  const byBirths = records.names
    .all()
    .map((name, record) => ({ name, births: records.recentBirths[record] ?? 0 }))
    .toSorted((a, b) => b.births - a.births)
    .map(({ name }) => name.toLowerCase());
  const typed = byBirths.map((name, index) => (index % 2 === 0 ? name.slice(0, 3) : slip(name)));
  return [
    ...new Set([
      ...MISSPELLINGS.map((misspelling) => misspelling.typed.toLowerCase()),
      ...typed,
      ...byBirths,
    ]),
  ].slice(0, count);
}

/** Two letters swapped in the middle. */
function slip(name: string): string {
  const at = Math.floor(name.length / 2);
  return `${name.slice(0, at - 1)}${name[at] ?? ""}${name[at - 1] ?? ""}${name.slice(at + 1)}`;
}
