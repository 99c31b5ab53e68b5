import { readCountries } from "#domain/compare/countries/countries-request.ts";
import { countriesCsv } from "#app/compare/countries/countries-csv.ts";
import { namesAbroad } from "#app/compare/countries/countries-view.ts";
import { gatherCountries } from "#app/compare/countries/gather-countries.ts";
import { fileResponse } from "#app/http/file-response.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/compare-countries-csv";

/** One or two names in all countries, year by year, as a file. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { names, compare, world } = context.get(services);
  const books = { names, compare: compare(), world: world() };
  const { shown } = namesAbroad(books, readCountries(new URL(request.url).searchParams));
  const ids = shown.map(({ id, among }) => `${id}-${among}`).join("-");
  return fileResponse(`countries-${ids}.csv`, countriesCsv(gatherCountries(books, shown), shown));
}
