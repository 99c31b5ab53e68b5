import { PAGES } from "#content/site/pages.ts";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";

const CRUMBS = [
  { name: "Names", path: "/" },
  { name: PAGES.browse.title, path: PAGES.browse.path },
];

/** The head of the page to browse names, with what its address asks. */
export function browseMeta(origin: string, search: string) {
  const page = { ...PAGES.browse, origin };
  return pageMeta({ ...page, search, jsonLd: pageJsonLd(page, CRUMBS, "CollectionPage") });
}
