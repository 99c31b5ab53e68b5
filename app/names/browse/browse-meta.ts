import { PAGES } from "#content/site/pages.ts";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";

const CRUMBS = [
  { name: "Names", path: "/" },
  { name: PAGES.browse.title, path: PAGES.browse.path },
];

/** The head of the page to browse names; of all its lists, only the plain one is for search engines. */
export function browseMeta(origin: string, plain: boolean) {
  const page = { ...PAGES.browse, origin };
  return pageMeta({ ...page, noindex: !plain, jsonLd: pageJsonLd(page, CRUMBS, "CollectionPage") });
}
