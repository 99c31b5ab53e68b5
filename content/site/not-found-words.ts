/** Around the specification's two lines on a page that does not exist: it is set as if it were a name. */
export const NOT_FOUND_WORDS = {
  number: "404",
  origin: "Origin unknown",
  /** {edition}: the last year of the records. */
  given: "Given to no page, 1880–{edition}",
  search: { label: "Search the site", placeholder: "Search names, guides, help", button: "Search" },
} as const;
