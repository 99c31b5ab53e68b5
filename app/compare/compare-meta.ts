import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { PAGES } from "#content/site/pages.ts";
import { toolJsonLd } from "#app/site/json-ld/tool.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { CompareView } from "./compare-view.ts";

/** The head of the page; of all comparisons, only the plain page is for search engines. */
export function compareMeta({ isExample, title }: CompareView, plain: boolean, origin: string) {
  const page = PAGES.compare;
  const jsonLd = toolJsonLd({
    ...page,
    origin,
    crumb: COMPARE_PAGE.crumb,
    above: "Names",
    category: "ReferenceApplication",
    needsScript: false,
  });
  const shown = isExample || title === "" ? page.title : `${title} compared`;
  return pageMeta({ ...page, title: shown, origin, jsonLd, noindex: !plain });
}
