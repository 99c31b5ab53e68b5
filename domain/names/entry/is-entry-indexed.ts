import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import type { CuratedName } from "./curated-name.ts";
import { bestKind } from "./evidence.ts";
import type { NameId } from "./name.ts";

/** From so many births of both sexes in ten years on, people look for a name for its figures alone. */
export const INDEXED_FROM_BIRTHS = 500;

/**
 * Whether search engines may show the page of an entry: something was opened that agrees with it, or its figures are worth
 * a page by themselves. Page and sitemap both go by it, as do the names that are suggested first.
 */
export function isEntryIndexed({ evidence }: Pick<CuratedName, "evidence">, recentBirths: number): boolean {
  return recentBirths >= INDEXED_FROM_BIRTHS || bestKind(evidence) !== null;
}

/** The same for all names of a book: those without an entry are never shown. */
export function namesIndexed(
  records: BirthRecords,
  entries: ReadonlyMap<NameId, CuratedName>,
): (id: NameId) => boolean {
  return (id) => {
    const entry = entries.get(id);
    return entry !== undefined && isEntryIndexed(entry, records.recentBirths[recordOf(records, id)] ?? 0);
  };
}
