import { RANK_FIELDS, rankRows } from "#domain/open-data/ranks-table.ts";
import { STATE_FIELDS, stateRows } from "#domain/open-data/states-table.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { PlaceBook } from "#domain/places/place-book.ts";
import type { RankBook } from "#domain/places/ranks/rank-book.ts";
import { stateOfSlug } from "#domain/places/states.ts";
import { csvFile } from "#domain/text/csv.ts";

type Books = {
  readonly names: Pick<NameBook, "summary">;
  readonly places: PlaceBook;
  /** Opened only for a decade. */
  readonly stateRanks: () => RankBook;
};

/** The top 100 of a state, girls and boys, as a file: of the newest years, or of the decade that begins so. Null where there is none. */
export function stateFile(
  { names, places, stateRanks }: Books,
  slug: string,
  from: number | null,
): { readonly name: `${string}.csv`; readonly csv: string } | null {
  const state = stateOfSlug(slug);
  const [fields, rows] =
    from === null
      ? [STATE_FIELDS, stateRows({ names, places }, state)]
      : [RANK_FIELDS, rankRows({ names, ranks: stateRanks() }, state, from)];
  const [first] = rows;
  if (first === undefined) return null;
  const [, firstYear, lastYear] = first;
  return { name: `${slug}-top-100-${firstYear}-${lastYear}.csv`, csv: csvFile(fields, rows) };
}
