import { PAGES } from "#content/site/pages.ts";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { togetherJsonLd } from "#app/site/json-ld/together.ts";
import { pageMeta } from "#app/site/page-meta.ts";

/** The head of the page, with the tool for machines. */
export function togetherMeta(origin: string) {
  const jsonLd = togetherJsonLd({ ...PAGES.together, origin, crumb: TOGETHER_PAGE.crumb });
  return pageMeta({ ...PAGES.together, origin, jsonLd });
}
