import { PAGES } from "#content/site/pages.ts";
import type { TextPageId } from "#domain/pages/text-page.ts";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of a page that is a text. */
export function textMeta(id: TextPageId, origin: string) {
  const { label, ...row } = PAGES[id];
  const page = { ...row, origin };
  const crumbs = [
    { name: "Home", path: "/" },
    { name: label, path: page.path },
  ];
  const kind = id === "about" || id === "editors" ? "AboutPage" : "WebPage";
  return pageMeta({ ...page, jsonLd: pageJsonLd(page, crumbs, kind) });
}
