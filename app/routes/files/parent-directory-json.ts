import { LISTINGS } from "#content/directory/listings.ts";
import { PAGES } from "#content/site/pages.ts";
import { findListings } from "#domain/directory/filters.ts";
import { readFilters } from "#domain/directory/filter-query.ts";
import { BRIEFLY, fileResponse } from "#app/http/file-response.ts";
import { services } from "#app/screen-context.ts";
import type { Route } from "./+types/parent-directory-json";

/** What the same query finds on the page, as a file for programs. */
export function loader({ context, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const resources = findListings(LISTINGS, filters);
  const { title, path } = PAGES.directory;
  const file = {
    title,
    page: `${context.get(services).origin}${path}`,
    filters,
    count: resources.length,
    resources,
  };
  return fileResponse("parent-resources.json", `${JSON.stringify(file, null, 2)}\n`, {
    cacheControl: BRIEFLY,
  });
}
