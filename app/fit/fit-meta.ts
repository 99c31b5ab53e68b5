import { FIT_PAGE } from "#content/site/fit-page.ts";
import { PAGES } from "#content/site/pages.ts";
import { fitJsonLd } from "#app/site/json-ld/fit.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of the page, with the tool for machines. */
export function fitMeta(origin: string) {
  return pageMeta({
    ...PAGES.fit,
    origin,
    jsonLd: fitJsonLd({ ...PAGES.fit, origin, crumb: FIT_PAGE.crumb }),
  });
}
