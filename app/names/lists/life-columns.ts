import type { ComebackName, LongRiseName, LostName, OneHitName } from "#domain/names/lists/name-list.ts";
import type { Column } from "./list-table.ts";
import { counted, countedOrNot, NAME, NAME_OF_SEX, ofYear } from "./number-columns.ts";

/** Columns of the lists that look at a name's whole history. */

export function comebackColumns(to: number): readonly Column<ComebackName>[] {
  return [
    NAME_OF_SEX,
    ofYear("Best year", "best_year", ({ before }) => before.year),
    counted("1 in", "one_in_then", ({ before }) => before.oneIn),
    {
      label: "Rare",
      look: "count",
      cell: ({ gone }) => `${gone.from}–${gone.to}`,
      fields: { rare_years: ({ gone }) => `${gone.from}–${gone.to}` },
    },
    counted(`1 in, ${to}`, `one_in_${to}`, ({ oneIn }) => oneIn),
  ];
}

export function longRiseColumns(to: number): readonly Column<LongRiseName>[] {
  return [
    NAME_OF_SEX,
    counted("Years", "years", ({ years }) => years),
    ofYear("Since", "since", ({ since }) => since),
    counted("Births then", "births_then", ({ first }) => first),
    counted(`Births ${to}`, `births_${to}`, ({ births }) => births),
  ];
}

export const ONE_HIT_COLUMNS: readonly Column<OneHitName>[] = [
  NAME_OF_SEX,
  ofYear("Year", "year", ({ year }) => year),
  counted("Births", "births", ({ births }) => births),
  countedOrNot("Year before", "births_year_before", ({ before }) => before),
  countedOrNot("Year after", "births_year_after", ({ after }) => after),
];

export function lostColumns(from: number): readonly Column<LostName>[] {
  return [
    NAME,
    counted(`Births since ${from}`, "births", ({ births }) => births),
    ofYear("Best year", "best_year", ({ mostIn }) => mostIn.year),
    counted("Births then", "births_best_year", ({ mostIn }) => mostIn.births),
    ofYear("Last listed", "last_listed", ({ lastYear }) => lastYear),
  ];
}
