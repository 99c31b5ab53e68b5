import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { PAGES } from "#content/site/pages.ts";
import { toolJsonLd } from "#app/site/json-ld/tool.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of the page, with the calculator for machines. */
export function growthMeta(origin: string) {
  const jsonLd = toolJsonLd({
    ...PAGES.growth,
    origin,
    crumb: GROWTH_PAGE.crumb,
    above: "Home",
    category: "HealthApplication",
    needsScript: true,
  });
  return pageMeta({ ...PAGES.growth, origin, jsonLd });
}
