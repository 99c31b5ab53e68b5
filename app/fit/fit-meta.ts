import { href } from "react-router";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import { PAGES } from "#content/site/pages.ts";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of the page. */
export function fitMeta(origin: string) {
  const page = { ...PAGES.fit, origin };
  const crumbs = [
    { name: "Names", path: href("/") },
    { name: FIT_PAGE.crumb, path: page.path },
  ];
  return pageMeta({ ...page, jsonLd: pageJsonLd(page, crumbs) });
}
