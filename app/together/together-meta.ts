import { href } from "react-router";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { PAGES } from "#content/site/pages.ts";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of the page. */
export function togetherMeta(origin: string) {
  const page = { ...PAGES.together, origin };
  const crumbs = [
    { name: "Home", path: href("/") },
    { name: TOGETHER_PAGE.crumb, path: page.path },
  ];
  return pageMeta({ ...page, jsonLd: pageJsonLd(page, crumbs) });
}
