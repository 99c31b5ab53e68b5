import { RECORDS, US_RECORDS, here } from "#content/site/records-edition.ts";
import type { ListId } from "#domain/names/lists/list-id.ts";

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

function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Examples and faults of the records that come with the site. */
const OF_US =
  RECORDS === US_RECORDS
    ? {
        example: ": Deneen in 1964, Kizzy in 1977.",
        cut: " In 1989 the records cut many names to eight letters (Elizabet, Christop): we leave these out.",
      }
    : { example: ".", cut: "" };

const RANK_NOTE = "Names with the same number of births are ranked in alphabetical order.";
const GROWTH_NOTE =
  "“A year” is the average yearly growth of the name’s share of all babies of its sex, from a line fitted to the logarithms of the five yearly shares. A name with no published figure for any one of the years is left out.";

export const LISTS = {
  "top-100-girls": {
    label: "Top 100 girl names",
    title: "Top 100 girl names of {year}",
    line: "Of any year or decade since {firstYear}.",
    rule: "The 100 names given to the most girls in {year}.",
    note: RANK_NOTE,
    description: `The 100 names given to the most ${here("girls")} in {year}, with births, 1 in N and the change of rank. Every year and decade since {firstYear}.`,
    keywords: ["top 100 girl names", "popular girl names", "girl names {year}"],
  },
  "top-100-boys": {
    label: "Top 100 boy names",
    title: "Top 100 boy names of {year}",
    line: "Of any year or decade since {firstYear}.",
    rule: "The 100 names given to the most boys in {year}.",
    note: RANK_NOTE,
    description: `The 100 names given to the most ${here("boys")} in {year}, with births, 1 in N and the change of rank. Every year and decade since {firstYear}.`,
    keywords: ["top 100 boy names", "popular boy names", "boy names {year}"],
  },
  "rising-girls": {
    label: "Rising girl names",
    title: "Rising girl names, {from}–{to}",
    line: "Their share of all girls grows by more than 8% a year.",
    rule: "Names whose share of all girls grew by more than 8% a year from {from} to {to}, and that were given to at least 200 girls in {to}. The 100 that rise fastest.",
    note: GROWTH_NOTE,
    description: `The 100 girl names that rise fastest in the ${here("birth records")} from {from} to {to}: growth a year, births then and now.`,
    keywords: ["rising girl names", "trending girl names", "up and coming girl names"],
  },
  "rising-boys": {
    label: "Rising boy names",
    title: "Rising boy names, {from}–{to}",
    line: "Their share of all boys grows by more than 8% a year.",
    rule: "Names whose share of all boys grew by more than 8% a year from {from} to {to}, and that were given to at least 200 boys in {to}. The 100 that rise fastest.",
    note: GROWTH_NOTE,
    description: `The 100 boy names that rise fastest in the ${here("birth records")} from {from} to {to}: growth a year, births then and now.`,
    keywords: ["rising boy names", "trending boy names", "up and coming boy names"],
  },
  "falling-girls": {
    label: "Falling girl names",
    title: "Falling girl names, {from}–{to}",
    line: "Their share of all girls shrinks by more than 8% a year.",
    rule: "Names whose share of all girls shrank by more than 8% a year from {from} to {to}, and that were given to at least 200 girls in {from}. The 100 that fall fastest.",
    note: GROWTH_NOTE,
    description: `The 100 girl names that fall fastest in the ${here("birth records")} from {from} to {to}: change a year, births then and now.`,
    keywords: ["falling girl names", "declining girl names", "girl names going out of style"],
  },
  "falling-boys": {
    label: "Falling boy names",
    title: "Falling boy names, {from}–{to}",
    line: "Their share of all boys shrinks by more than 8% a year.",
    rule: "Names whose share of all boys shrank by more than 8% a year from {from} to {to}, and that were given to at least 200 boys in {from}. The 100 that fall fastest.",
    note: GROWTH_NOTE,
    description: `The 100 boy names that fall fastest in the ${here("birth records")} from {from} to {to}: change a year, births then and now.`,
    keywords: ["falling boy names", "declining boy names", "boy names going out of style"],
  },
  unisex: {
    label: "Unisex names",
    title: "Truly unisex names",
    line: "Used for both girls and boys.",
    rule: "Names given at least 2,000 times from {from} to {to}, where 25% to 75% of those babies were girls. Most popular first.",
    note: `A year with fewer than ${RECORDS.floorWord} of a sex counts as none of it. This list is a little wider than the label “Unisex” elsewhere on the site, which starts at 30% of the other sex.`,
    description: `Names that ${here("parents")} gave to girls and boys alike from {from} to {to}: the share of girls and boys for each, and how many births.`,
    keywords: ["unisex names", "gender neutral names", "unisex baby names"],
  },
  "sleeping-beauties": {
    label: "Sleeping beauties",
    title: "Sleeping beauties: old names making a comeback",
    line: "They peaked 60 or more years ago and doubled in the last ten.",
    rule: "Names that peaked 60 or more years ago, whose share of their sex at least doubled from {from} to {to}, and that were given at least 200 times in {to}. Girls and boys are counted separately; most popular first.",
    note: "“× 3” means that the share in {to} is three times that in {from}. Records are thin before 1937.",
    description:
      "Vintage names that are coming back: at their peak 60 or more years ago, and at least twice as common in {to} as in {from}.",
    keywords: ["vintage baby names", "old names coming back", "old fashioned names"],
  },
  evergreen: {
    label: "Evergreen names",
    title: "Evergreen names: never rare in 80 years",
    line: "1 in 1,000 or more, every year for 80 years.",
    rule: "Names given to at least 1 in 1,000 girls, or 1 in 1,000 boys, in each of the 80 years from {from} to {to}. Most popular first.",
    note: "“1 in” is for {to}; “Rarest” is for the rarest of the name’s 80 years.",
    description: `Timeless names: those given to at least 1 in 1,000 ${here("girls")} or boys in every year from {from} to {to}.`,
    keywords: ["timeless baby names", "classic baby names", "evergreen names"],
  },
  comebacks: {
    label: "Comebacks",
    title: "Names that came back after a generation",
    line: "Once common, rare for 20 years or more, common again.",
    rule: "Names that were once given to 1 in 2,000 girls or more, then for 20 years in a row to fewer than 1 in 10,000, and to 1 in 2,000 or more again in {to}. The same for boys. Most popular now first.",
    note: "“Best year” is the best one before the name became rare. “Rare” is its longest time below 1 in 10,000. Records are thin before 1937.",
    description:
      "Names that were popular, disappeared for 20 years or more and are popular again in {to}: the best year then, the rare years, and how common each is now.",
    keywords: ["names making a comeback", "old names popular again", "baby name comebacks"],
  },
  "longest-rises": {
    label: "Longest rises",
    title: "Names that have risen the most years in a row",
    line: "More popular every single year, for five years or more.",
    rule: "Names whose share of their sex grew every year up to {to}, for at least 5 years, and that were given at least 200 times in {to}. The 100 with the most years in a row; of equals, the most births first.",
    note: "A year with no published figure ends the count: no one knows how few babies it had. “Since” is the year before the first rise.",
    description: `The 100 ${here("baby names")} that have become more popular every year for the longest time up to {to}: how many years in a row, births then and now.`,
    keywords: ["rising baby names", "baby names gaining popularity", "fastest growing names"],
  },
  "one-hit-wonders": {
    label: "One-hit wonders",
    title: "One-hit wonders: names of a single year",
    line: "Common in one year, at most half as common in any other.",
    rule: "Names given to at least 1 in 10,000 girls, or 1 in 10,000 boys, in one year, and at most half as common in every other year. The year is at least 5 years ago. Most births in that year first.",
    note: `A dash means a year with fewer than ${RECORDS.floorWord} births, or none.${OF_US.cut}`,
    description: `${sentence(here("baby names"))} that were common in a single year and in no other${OF_US.example} The year, and births in it, before and after.`,
    keywords: ["one hit wonder baby names", "fad baby names", "baby names from TV"],
  },
  "lost-names": {
    label: "Lost names",
    title: "Lost names: not on the list for ten years",
    line: `Once given to thousands, now to fewer than ${RECORDS.floorWord} a year.`,
    rule: "Names not listed in any of the last ten years, for girls or for boys. The 100 with the most births since {from}.",
    note: `A name that isn’t listed was given to fewer than ${RECORDS.floorWord} girls and fewer than ${RECORDS.floorWord} boys in the year. It may still be used.`,
    description: `The 100 ${here("baby names")} with the most births since {from} that haven’t been listed for ten years: births in all, the best year and the last year listed.`,
    keywords: ["lost baby names", "extinct baby names", "names no one uses anymore"],
  },
} as const satisfies Record<ListId, ListWords>;

/** What is added where spellings that sound alike are one name. {title}, {label} and so on are those of the list by spelling. */
export const SOUND_WORDS = {
  label: "{label}, by sound",
  title: "{title}, by sound",
  rule: "{rule} All spellings that most Americans pronounce alike count as one name.",
  description: "{title}, when spellings that sound alike, such as Sophia and Sofia, are counted as one name.",
  line: {
    "top-100-girls": "Sophia and Sofia count as one name.",
    "top-100-boys": "Jackson and Jaxon count as one name.",
  },
  keyword: "{keyword} by sound",
  note: "Each row shows the spelling used most in those years, and all spellings counted with it. They are families we reviewed one by one, for the 2,000 names most used in the last ten years: names that many Americans pronounce differently stay separate, and some rare spellings may be missing.",
} as const;
