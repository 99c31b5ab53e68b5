import { SEXES } from "#domain/names/lists/sexes.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { PlaceBook, StateName } from "#domain/places/place-book.ts";
import { STATES } from "#domain/places/states.ts";
import type { CsvField } from "#domain/text/csv.ts";
import type { DataTable } from "./data-file.ts";

const WORDS = { unshaded: "not compared", few: "too few to say" } as const;

export const STATE_FIELDS = [
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

type Books = { readonly names: Pick<NameBook, "summary">; readonly places: PlaceBook };

/** The top 100 of a state, girls and boys; empty where there is no such state. Takes about 20 ms. */
export function stateRows({ names, places }: Books, state: number): readonly (readonly CsvField[])[] {
  const code = STATES[state]?.code;
  if (code === undefined) return [];
  return SEXES.flatMap((sex) => {
    const { window, top } = places.lists(state, sex);
    return top.map(({ id, rank, cell }) => [
      code,
      window.from,
      window.to,
      BABIES_OF[sex],
      rank,
      names.summary(id)?.name ?? id,
      cell.listed,
      cell.hiddenYears,
      cell.oneIn ?? "",
      cell.times ?? "",
      comparedIn(cell),
    ]);
  });
}

function comparedIn({ word }: StateName["cell"]): string {
  return word === "unshaded" || word === "few" ? WORDS[word] : word;
}

/** Those of all states: a second of work. */
export function statesTable(books: Books): DataTable {
  return { fields: STATE_FIELDS, rows: STATES.flatMap((_, state) => stateRows(books, state)) };
}
