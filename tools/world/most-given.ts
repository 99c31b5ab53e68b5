import { foldName } from "#domain/names/entry/name.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { MOST_GIVEN, type MostGivenAbroad } from "#domain/world/most-given.ts";
import type { CountryRow } from "./read-country.ts";

/** The names that each country gave most in its newest year, those alone that the site has a page for. */
export function mostGivenAbroad(
  tables: readonly { readonly id: string; readonly rows: readonly CountryRow[] }[],
  known: ReadonlySet<string>,
): readonly MostGivenAbroad[] {
  return tables.map(({ id, rows }) => {
    const year = rows.reduce((latest, row) => Math.max(latest, row.year), 0);
    const ofSex = (wanted: Sex) =>
      rows
        .filter((row) => row.year === year && row.sex === wanted && row.rank <= MOST_GIVEN)
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ name }) => foldName(name))
        .filter((name, place, names) => known.has(name) && names.indexOf(name) === place);
    return { country: id, year, names: { F: ofSex("F"), M: ofSex("M") } };
  });
}
