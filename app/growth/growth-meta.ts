import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { PAGES } from "#content/site/pages.ts";
import { growthJsonLd } from "#app/site/json-ld/growth.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of the page, with the calculator for machines. */
export function growthMeta(origin: string) {
  const jsonLd = growthJsonLd({ ...PAGES.growth, origin, crumb: GROWTH_PAGE.crumb });
  return pageMeta({ ...PAGES.growth, origin, jsonLd });
}
