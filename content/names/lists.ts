import type { ListId, ListSeries } from "#domain/names/lists/list-id.ts";

/** What a list says of itself. Words in braces are filled in by the server. */
export type SeriesWords = {
  /** In tables of contents, where no year stands. */
  readonly label: string;
  readonly title: string;
  /** Which names stand on it, and in which order. The numbers are those of domain/names/lists. */
  readonly rule: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

export type ListWords = SeriesWords & {
  /** One line in the table of contents. */
  readonly line: string;
  /** How to read its columns. */
  readonly note: string;
};

const RANK_NOTE =
  "Names with the same number of births have ranks of their own, in alphabetical order. “Change” is places up (+) or down (−) since {before}; a dash where {before} has no rank.";
const GROWTH_NOTE =
  "“A year” is the average yearly growth of the name’s share of all babies of its sex, from a line fitted to the logarithms of the five yearly shares. A name with no published figure for one of the years is left out.";

export const LISTS = {
  "top-100-girls": {
    label: "Top 100 girl names",
    title: "Top 100 girl names of {year}",
    line: "The most popular names of any year since {firstYear}.",
    rule: "The 100 names given to most girls in {year}.",
    note: RANK_NOTE,
    description:
      "The 100 names given to most US girls in {year}, with births, 1 in N and the change of rank since {before}. Every year since {firstYear}.",
    keywords: ["top 100 girl names", "popular girl names", "girl names {year}"],
  },
  "top-100-boys": {
    label: "Top 100 boy names",
    title: "Top 100 boy names of {year}",
    line: "The most popular names of any year since {firstYear}.",
    rule: "The 100 names given to most boys in {year}.",
    note: RANK_NOTE,
    description:
      "The 100 names given to most US boys in {year}, with births, 1 in N and the change of rank since {before}. Every year since {firstYear}.",
    keywords: ["top 100 boy names", "popular boy names", "boy names {year}"],
  },
  "rising-girls": {
    label: "Rising girl names",
    title: "Rising girl names, {from}–{to}",
    line: "Their share of all girls grows by more than 8% a year.",
    rule: "Names whose share of all girls grew by more than 8% a year from {from} to {to}, and that were given to at least 200 girls in {to}. The 100 that rise fastest.",
    note: GROWTH_NOTE,
    description:
      "The 100 girl names that rise fastest in the US birth records from {from} to {to}: growth a year, births then and now.",
    keywords: ["rising girl names", "trending girl names", "up and coming girl names"],
  },
  "rising-boys": {
    label: "Rising boy names",
    title: "Rising boy names, {from}–{to}",
    line: "Their share of all boys grows by more than 8% a year.",
    rule: "Names whose share of all boys grew by more than 8% a year from {from} to {to}, and that were given to at least 200 boys in {to}. The 100 that rise fastest.",
    note: GROWTH_NOTE,
    description:
      "The 100 boy names that rise fastest in the US birth records from {from} to {to}: growth a year, births then and now.",
    keywords: ["rising boy names", "trending boy names", "up and coming boy names"],
  },
  "falling-girls": {
    label: "Falling girl names",
    title: "Falling girl names, {from}–{to}",
    line: "Their share of all girls shrinks by more than 8% a year.",
    rule: "Names whose share of all girls shrank by more than 8% a year from {from} to {to}, and that were given to at least 200 girls in {from}. The 100 that fall fastest.",
    note: GROWTH_NOTE,
    description:
      "The 100 girl names that fall fastest in the US birth records from {from} to {to}: change a year, births then and now.",
    keywords: ["falling girl names", "declining girl names", "girl names going out of style"],
  },
  "falling-boys": {
    label: "Falling boy names",
    title: "Falling boy names, {from}–{to}",
    line: "Their share of all boys shrinks by more than 8% a year.",
    rule: "Names whose share of all boys shrank by more than 8% a year from {from} to {to}, and that were given to at least 200 boys in {from}. The 100 that fall fastest.",
    note: GROWTH_NOTE,
    description:
      "The 100 boy names that fall fastest in the US birth records from {from} to {to}: change a year, births then and now.",
    keywords: ["falling boy names", "declining boy names", "boy names going out of style"],
  },
  unisex: {
    label: "Unisex names",
    title: "Truly unisex names",
    line: "Used for both girls and boys.",
    rule: "Names given at least 2,000 times from {from} to {to}, where 25% to 75% of those babies were girls. Most popular first.",
    note: "A year with fewer than five of a sex counts as none of it. This list is a little wider than the label “Unisex” elsewhere on the site, which starts at 30% of the other sex.",
    description:
      "Names that US parents gave to girls and boys alike from {from} to {to}: the share of girls and boys for each, and how many births.",
    keywords: ["unisex names", "gender neutral names", "unisex baby names"],
  },
  "sleeping-beauties": {
    label: "Sleeping beauties",
    title: "Sleeping beauties: old names making a comeback",
    line: "They peaked 60 or more years ago and doubled in the last ten.",
    rule: "Names that peaked 60 or more years ago, whose share of their sex at least doubled from {from} to {to}, and that were given at least 200 times in {to}. Girls and boys are counted separately; most popular first.",
    note: "“× 3” means that the share of {to} is three times that of {from}. Records are thin before 1937.",
    description:
      "Vintage names that are coming back: at their peak 60 or more years ago, and at least twice as common in {to} as in {from}.",
    keywords: ["vintage baby names", "old names coming back", "old fashioned names"],
  },
  evergreen: {
    label: "Evergreen names",
    title: "Evergreen names: never rare in 80 years",
    line: "1 in 1,000 or more, every year for 80 years.",
    rule: "Names given to at least 1 in 1,000 girls, or 1 in 1,000 boys, in each of the 80 years from {from} to {to}. Most popular first.",
    note: "“1 in” is of {to}; “Rarest” is of the name’s rarest year among the 80.",
    description:
      "Timeless names: those given to at least 1 in 1,000 US girls or boys in every year from {from} to {to}.",
    keywords: ["timeless baby names", "classic baby names", "evergreen names"],
  },
} as const satisfies Record<ListId, ListWords>;

/** Of each origin, and of each letter. {names} is how many there are: "213 names". */
export const SERIES = {
  origin: {
    label: "{origin}",
    title: "{origin} names",
    rule: "The names of our collection whose origin is {origin}. Most popular in {to} first.",
    description:
      "{names} of {origin} origin, with meaning, sex of use and how common each is: 1 in N in the US records of {to}.",
    keywords: ["{origin} names", "{origin} baby names", "{origin} names and meanings"],
  },
  letter: {
    label: "{letter}",
    title: "Names that start with {letter}",
    rule: "Names in our collection that start with {letter}, with or without an accent. Most popular in {to} first.",
    description:
      "{names} beginning with {letter}, with meaning, sex of use and how common each is: 1 in N in the US records of {to}.",
    keywords: ["names that begin with {letter}", "baby names starting with {letter}", "{letter} names"],
  },
} as const satisfies Record<ListSeries, SeriesWords>;

/** Of the names whose origin nobody knows, and of those that stand under more than one. */
export const ORIGIN_WORDS = {
  unknown: {
    title: "Names of unknown origin",
    description:
      "{names} whose origin no one knows for certain, with what is said of them, sex of use and how common each is: 1 in N in the US records of {to}.",
    keywords: ["names of unknown origin", "names without a known meaning"],
    rule: "Names in our collection whose origin no one knows for certain. Most popular in {to} first.",
  },
  also: {
    heading: "Also {origin}",
    rule: "Below them are names that have another main origin and are also {origin}.",
  },
} as const;

/** The page /names/lists. */
export const LIST_GROUPS = [
  { title: "Most popular", lists: ["top-100-girls", "top-100-boys", "unisex"] },
  { title: "Rising and falling", lists: ["rising-girls", "rising-boys", "falling-girls", "falling-boys"] },
  { title: "Through the years", lists: ["sleeping-beauties", "evergreen"] },
] as const satisfies readonly { readonly title: string; readonly lists: readonly ListId[] }[];

export const LISTS_PAGE = {
  headline: "Name lists",
  lead: "Each list follows a clear rule, based on US births through {to}. You can download any of them.",
  origins: {
    title: "By origin",
    text: "Names in our collection. A name used in two languages is listed under both.",
  },
  letters: { title: "By letter", text: "All the names in our collection." },
} as const;

/** Around every list. */
export const LIST_PAGE = {
  /** Above the table: how many names, and the years whose births are counted. */
  caption: "{names}, births of {span}",
  girls: "Girls",
  boys: "Boys",
  source: "Source: US Social Security Administration, {edition} edition.",
  /** Only where the list has such figures. {babies} are girls, boys, or babies of one sex. */
  oneIn: "“1 in N” counts {babies} with a listed name, one used at least five times that year.",
  collection: "Meanings and origins are from our own collection.",
  aboutTheData: "About the data",
  unknownYear: "We have no list for “{asked}”. Here is {year}.",
  download: "Download as CSV",
  others: { list: "Other lists", origin: "Other origins", letter: "Other letters" },
  all: "All lists",
  browse: "Browse with your own filters",
  share: { heading: "Share this list", text: "The link contains this list and nothing about you." },
} as const;
