import { LISTINGS } from "#content/directory/listings.ts";
import { findListings } from "#domain/directory/filters.ts";
import { readFilters } from "#domain/directory/filter-query.ts";
import { resourcesCsv } from "#app/directory/resources-csv.ts";
import type { Route } from "./+types/parent-directory-csv";

/** What the same query finds on the page, as a file for spreadsheets. */
export function loader({ request }: Route.LoaderArgs) {
  const found = findListings(LISTINGS, readFilters(new URL(request.url).searchParams));
  return new Response(resourcesCsv(found), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="parent-resources.csv"',
      // Short: a number that was put right must not be wrong for long.
      "cache-control": "public, max-age=300",
      "x-robots-tag": "noindex",
    },
  });
}
