import { HOME_WORDS } from "#content/site/home-words.ts";
import { PAGES, type PageWords } from "#content/site/pages.ts";
import type { FinderQuery } from "./finder/finder-query.ts";
import { searchTitle } from "./finder/generated-set.ts";

/** What the head of the home page says: with a search in the address, the search. */
export function homeHead({ text, rules }: FinderQuery): PageWords {
  if (text === "") return PAGES.home;
  const title = searchTitle(text, rules.gender);
  return { ...PAGES.home, title, description: `${title}, ${HOME_WORDS.searchDescription}` };
}
