import { STATE_FIELDS, stateRows } from "#domain/open-data/states-table.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { PlaceBook } from "#domain/places/place-book.ts";
import { stateOfSlug } from "#domain/places/states.ts";
import { csvFile } from "#domain/text/csv.ts";

/** The top 100 of a state, girls and boys, as a file; null where there is no such state. */
export function stateFile(
  books: { readonly names: Pick<NameBook, "summary">; readonly places: PlaceBook },
  slug: string,
): { readonly name: `${string}.csv`; readonly csv: string } | null {
  const rows = stateRows(books, stateOfSlug(slug));
  const [first] = rows;
  if (first === undefined) return null;
  const [, from, to] = first;
  return { name: `${slug}-top-100-${from}-${to}.csv`, csv: csvFile(STATE_FIELDS, rows) };
}
