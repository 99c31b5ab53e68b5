import { LISTINGS } from "#content/directory/listings.ts";
import { findListings } from "#domain/directory/filters.ts";
import { readFilters } from "#domain/directory/filter-query.ts";
import { resourcesCsv } from "#app/directory/resources-csv.ts";
import { BRIEFLY, fileResponse } from "#app/http/file-response.ts";
import type { Route } from "./+types/parent-directory-csv";

/** What the same query finds on the page, as a file for spreadsheets. */
export function loader({ request }: Route.LoaderArgs) {
  const found = findListings(LISTINGS, readFilters(new URL(request.url).searchParams));
  return fileResponse("parent-resources.csv", resourcesCsv(found), { cacheControl: BRIEFLY });
}
