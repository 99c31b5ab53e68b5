import { PAGES } from "#content/site/pages.ts";
import { isIndexed, type Page } from "#domain/pages/page.ts";

/** The pages that Lighthouse rates: every page that search engines may show, and one of each kind that has no row. */
export const CONTENT_PAGES: readonly string[] = [
  ...Object.values<Page>(PAGES)
    .filter(isIndexed)
    .map(({ path }) => path),
  "/names/hazel",
  "/names/lists/evergreen",
  "/names/lists/top-100-girls/1985",
  "/names/lists/rising-by-state",
  "/templates/feeding-log",
];
