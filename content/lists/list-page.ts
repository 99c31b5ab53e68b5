import { here, RECORDS } from "#content/site/records-edition.ts";
import type { ListId } from "#domain/names/lists/list-id.ts";

/** The page /names/lists. */
export const LIST_GROUPS = [
  { title: "Most popular", lists: ["top-100-girls", "top-100-boys", "unisex"] },
  {
    title: "Rising and falling",
    lists: ["rising-girls", "rising-boys", "falling-girls", "falling-boys", "longest-rises"],
  },
  {
    title: "Through the years",
    lists: ["sleeping-beauties", "comebacks", "evergreen", "one-hit-wonders", "lost-names"],
  },
] as const satisfies readonly { readonly title: string; readonly lists: readonly ListId[] }[];

export const LISTS_PAGE = {
  headline: "Name lists",
  lead: `Each list follows a clear rule, based on ${here("births")} through {to}. You can download any of them.`,
  origins: {
    title: "By origin",
    text: "Names in our collection. A name used in two languages is listed under both.",
  },
  letters: { title: "By letter", text: "All the names in our collection." },
  decades: {
    title: "By decade",
    text: "The top 100 of each. Its page leads on to each of its years.",
    link: { "top-100-girls": "Girls, {decade}", "top-100-boys": "Boys, {decade}" },
  },
  sexes: {
    girl: {
      title: "Girl names by origin",
      text: "Girl names and unisex names, by origin or use, from 20 names up.",
    },
    boy: {
      title: "Boy names by origin",
      text: "Boy names and unisex names, by origin or use, from 20 names up.",
    },
  },
  abroad: {
    title: "In other countries",
    text: "What parents use there but rarely here, and what is popular in both.",
  },
  states: "The fastest risers in each state, and in yours.",
  statesCount: "51 states",
} as const;

/** Around every list. */
export const LIST_PAGE = {
  howToRead: "How to read this list",
  /** Above the table: how many names, and the years whose births are counted. */
  caption: "{names}, births of {span}",
  /** Title and caption of a later page of a long list. */
  page: "{sentence}, page {page} of {pages}",
  girls: "Girls",
  boys: "Boys",
  source: `Source: ${RECORDS.publisher}, {edition} edition.`,
  /** Only where the list has such figures. {babies} are girls, boys, or babies of one sex. */
  oneIn: `“1 in N” counts {babies} with a listed name, one used at least ${RECORDS.floorWord} times that year.`,
  collection: "Meanings and origins are from our own collection.",
  aboutTheData: "About the data",
  change: "“Change” is places up (+) or down (−) since {before}; a dash where {before} has no rank.",
  soFar: "Our records for this decade cover {span}.",
  switch: { label: "How spellings are counted", spelling: "By spelling", sound: "By sound" },
  year: {
    label: "Year or decade",
    button: "Show",
    years: "Years",
    decades: "Decades",
    steps: "Before and after",
    within: "Year by year",
    decade: "All of the {decade}",
  },
  curves: {
    about: "About {span}",
    title: "The first six, {first} to {last}",
    text: "Share of all {babies}, each on its own scale. The {mark} marks {span}.",
    mark: { year: "line", decade: "band" },
    peak: "peak {year}: 1 in {n}",
  },
  unknown: {
    year: "We have no list for “{asked}”. Lists run from {first} to {last}, and there is one for each decade.",
    origin: "We have no list of names for “{asked}”.",
    letter: "We have no names that start with “{asked}”.",
    state: "There’s no US state called “{asked}”.",
    country: "We have no list for “{asked}”.",
    try: "Try one of these",
  },
  download: "Download as CSV",
  others: { list: "Other lists", origin: "Other origins", letter: "Other letters" },
  all: "All lists",
  browse: "Browse with your own filters",
  share: { heading: "Share this list", text: "The link contains this list and nothing about you." },
} as const;
