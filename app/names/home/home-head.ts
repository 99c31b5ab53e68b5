import { HOME_WORDS } from "#content/site/home-words.ts";
import { PAGES } from "#content/site/pages.ts";
import type { PageHead } from "#domain/pages/page.ts";
import { homeJsonLd } from "#app/site/json-ld/home.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import type { FinderQuery } from "#app/names/finder/finder-query.ts";
import { searchTitle } from "#app/names/finder/generated-set.ts";

/** What the head of the home page says: with a search in the address, the search. */
export function homeHead({ text, rules }: FinderQuery): PageHead {
  if (text === "") return PAGES.home;
  const title = searchTitle(text, rules.gender);
  return { ...PAGES.home, title, description: `${title}, ${HOME_WORDS.searchDescription}` };
}

/** The head of the home page as an address asks for it. */
export function homeMeta(query: FinderQuery, origin: string, search: string) {
  return pageMeta({ ...homeHead(query), origin, search, jsonLd: homeJsonLd(origin) });
}
