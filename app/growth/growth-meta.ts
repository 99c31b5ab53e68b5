import { href } from "react-router";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { PAGES } from "#content/site/pages.ts";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of the page. */
export function growthMeta(origin: string) {
  const page = { ...PAGES.growth, origin };
  const crumbs = [
    { name: "Home", path: href("/") },
    { name: GROWTH_PAGE.crumb, path: page.path },
  ];
  return pageMeta({ ...page, jsonLd: pageJsonLd(page, crumbs) });
}
