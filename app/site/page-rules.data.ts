import { PAGES } from "#content/site/pages.ts";
import type { Page } from "#domain/pages/page.ts";

const pages = Object.values<Page>(PAGES);

/** Where the addresses begin at which nothing decorative moves and no ad is loaded. */
export const SENSITIVE = startsOf(({ sensitive }) => sensitive === true);

/** Where the addresses begin at which installing is not offered: tools, and what is filled in. */
export const NO_OFFER = startsOf(({ sensitive, install }) => sensitive === true || install === "never");

/** Pages that may carry the offer while their address asks for nothing. */
export const OFFER_WITHOUT_QUERY: readonly string[] = pages
  .filter(({ install }) => install === "without-query")
  .map(({ path }) => path);

function startsOf(isMeant: (page: Page) => boolean): readonly string[] {
  return pages.filter(isMeant).flatMap(({ path, below }) => (below === undefined ? [path] : [path, below]));
}
