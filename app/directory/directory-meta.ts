import { href } from "react-router";
import { DIRECTORY_PAGE } from "#content/site/directory-page.ts";
import { PAGES } from "#content/site/pages.ts";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of the directory, but for its list, with what its address asks. */
export function directoryMeta(origin: string, search: string) {
  const page = { ...PAGES.directory, origin };
  const crumbs = [
    { name: "Home", path: href("/") },
    { name: DIRECTORY_PAGE.crumb, path: page.path },
  ];
  return pageMeta({ ...page, search, jsonLd: pageJsonLd(page, crumbs, "CollectionPage") });
}
