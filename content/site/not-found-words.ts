import { RECORDS } from "#content/site/records-edition.ts";
/** Around the specification's two lines on a page that does not exist: it is set as if it were a name. */
export const NOT_FOUND_WORDS = {
  number: "404",
  origin: "Origin unknown",
  given: `Given to no page, ${RECORDS.firstYear}–${RECORDS.lastYear}`,
  search: { label: "Search the site", placeholder: "Search names, guides, help", button: "Search" },
} as const;
