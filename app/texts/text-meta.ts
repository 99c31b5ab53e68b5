import type { TextPage, TextPageId } from "#domain/site/text-page.ts";
import { pageJsonLd } from "#app/site/json-ld/web-page.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of a page that is a text. */
export function textMeta(id: TextPageId, { title, crumb, description, keywords }: TextPage, origin: string) {
  const page = { path: `/${id}`, title, description, keywords, origin };
  const crumbs = [
    { name: "Home", path: "/" },
    { name: crumb, path: page.path },
  ];
  return pageMeta({ ...page, jsonLd: pageJsonLd(page, crumbs, id === "about" ? "AboutPage" : "WebPage") });
}
