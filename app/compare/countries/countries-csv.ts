import { csvFile } from "#domain/text/csv.ts";
import type { CountryCurves, NameAbroad } from "./gather-countries.ts";

const FIELDS = ["country", "year", "name", "spelling", "sex", "per_10000", "rank", "source"];

/** Every year of every country as a file, a row for each year in which a name is listed; without those of which no rate can be told. */
export function countriesCsv(countries: readonly CountryCurves[], names: readonly NameAbroad[]): string {
  const rows = countries
    .filter(({ floor }) => floor !== null)
    .flatMap(({ label, source, curves }) =>
      names.flatMap(({ name, among }, place) =>
        (curves[place]?.years ?? []).map(({ year, per10000, rank }) => [
          label,
          year,
          name,
          curves[place]?.spelling ?? name,
          among,
          Number(per10000.toPrecision(3)),
          rank,
          source,
        ]),
      ),
    );
  return csvFile(FIELDS, rows);
}
