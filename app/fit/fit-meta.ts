import { FIT_PAGE } from "#content/site/fit-page.ts";
import { PAGES } from "#content/site/pages.ts";
import { toolJsonLd } from "#app/site/json-ld/tool.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of the page, with the tool for machines. */
export function fitMeta(origin: string) {
  const jsonLd = toolJsonLd({
    ...PAGES.fit,
    origin,
    crumb: FIT_PAGE.crumb,
    above: "Names",
    category: "LifestyleApplication",
    needsScript: true,
  });
  return pageMeta({ ...PAGES.fit, origin, jsonLd });
}
