import { href } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { PAGES } from "#content/site/pages.ts";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { CompareView } from "./compare-view.ts";

/** The head of the page, with what its address asks. */
export function compareMeta({ isExample, title }: CompareView, search: string, origin: string) {
  const page = { ...PAGES.compare, origin };
  const crumbs = [
    { name: "Names", path: href("/") },
    { name: COMPARE_PAGE.crumb, path: page.path },
  ];
  const shown = isExample || title === "" ? page.title : `${title} compared`;
  return pageMeta({ ...page, title: shown, search, jsonLd: pageJsonLd(page, crumbs) });
}
