import { SEXES } from "#domain/names/lists/sexes.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { PlaceBook } from "#domain/places/place-book.ts";
import { STATES, stateOfSlug } from "#domain/places/states.ts";
import { type CsvField, csvFile } from "#domain/text/csv.ts";

const HEADINGS = [
  "state",
  "first_year",
  "last_year",
  "sex",
  "rank",
  "name",
  "listed_births",
  "years_with_fewer_than_5",
  "one_in",
  "times_as_often_as_in_us",
  "compared_with_us",
];

/** The top 100 of a state, girls and boys, as a file; null where there is no such state. */
export function stateFile(
  { names, places }: { readonly names: Pick<NameBook, "summary">; readonly places: PlaceBook },
  slug: string,
): { readonly name: `${string}.csv`; readonly csv: string } | null {
  const place = stateOfSlug(slug);
  const state = STATES[place];
  if (state === undefined) return null;
  const lists = { F: places.lists(place, "F"), M: places.lists(place, "M") };
  const { window } = lists.F;
  const rows = SEXES.flatMap((sex) =>
    lists[sex].top.map(({ id, rank, cell }): readonly CsvField[] => [
      state.code,
      window.from,
      window.to,
      BABIES_OF[sex],
      rank,
      names.summary(id)?.name ?? id,
      cell.listed,
      cell.hiddenYears,
      cell.oneIn ?? "",
      cell.times ?? "",
      cell.word === "unshaded" ? "not compared" : cell.word === "few" ? "too few to say" : cell.word,
    ]),
  );
  return { name: `${slug}-top-100-${window.from}-${window.to}.csv`, csv: csvFile(HEADINGS, rows) };
}
