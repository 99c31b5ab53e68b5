import { here } from "#content/site/records-edition.ts";
import type { SeriesWords } from "./ruled-lists.ts";

/** Of each origin, and of each letter. {names} is how many there are: "213 names". */
export const SERIES = {
  origin: {
    label: "{origin}",
    title: "{origin} names",
    rule: "The names of our collection whose origin is {origin}. Most popular in {to} first.",
    description: `{names} of {origin} origin, with meaning, gender and how common each is: 1 in N in the ${here("records")} of {to}.`,
    keywords: ["{origin} names", "{origin} baby names", "{origin} names and meanings"],
  },
  letter: {
    label: "{letter}",
    title: "Names that start with {letter}",
    rule: "Names in our collection that start with {letter}, with or without an accent. Most popular in {to} first.",
    description: `{names} that start with {letter}, with meaning, gender and how common each is: 1 in N in the ${here("records")} of {to}.`,
    keywords: ["names that begin with {letter}", "baby names starting with {letter}", "{letter} names"],
  },
  /** Of one sex. {sex}: girl, boy; {language}: as in "usual in Irish". */
  originSex: {
    label: "{origin} {sex} names",
    title: "{origin} {sex} names",
    rule: "The names in our collection that are given to {sex}s, or to both sexes, and are {origin} by origin or common in {origin}. Most popular in {to} first.",
    description: `{all} {origin} {sex} names, by origin and by use, with meaning and how common each is: 1 in N in the ${here("records")} of {to}.`,
    keywords: ["{origin} {sex} names", "{origin} baby {sex} names", "{origin} names for {sex}s"],
  },
  /** An origin that is nobody’s language now, or no language: names go by origin alone. */
  rootSex: {
    label: "{origin} {sex} names",
    title: "{origin} {sex} names",
    rule: "The names in our collection that are given to {sex}s, or to both sexes, and whose origin is {origin}. Most popular in {to} first.",
    description: `{all} {sex} names of {origin} origin, with meaning and how common each is: 1 in N in the ${here("records")} of {to}.`,
    keywords: ["{origin} {sex} names", "{origin} baby {sex} names", "{sex} names of {origin} origin"],
  },
  states: {
    label: "Rising by state",
    title: "Rising baby names by state",
    rule: "The girl name and the boy name that grew the most in each state from {before} to {now}, with at least 25 listed births there in {now}.",
    description:
      "The fastest rising girl name and boy name of every US state, {now} against {before}. Choose your state to see all that are rising there.",
    keywords: ["rising baby names by state", "trending baby names by state", "popular names in my state"],
  },
  state: {
    label: "Rising in {state}",
    title: "Rising baby names in {state}",
    rule: "Names that grew most in {state} from {before} to {now}, with at least 25 listed births there in {now}. Largest growth first.",
    description:
      "The fastest rising girl names and boy names in {state}: about how many babies got each in {now}, and in {before}.",
    keywords: ["rising baby names in {state}", "trending names {state}", "{state} baby names"],
  },
  "hardly-in-the-us": {
    label: "Used in {country}, rarely in the US",
    title: "Used in {country}, rarely in the US",
    rule: "Names given to at least 1 in 3,000 girls, or boys, in {country} in {year}, and in the US to fewer than 1 in 50,000 girls and fewer than 1 in 50,000 boys. Most used there first, at most 100 of each sex.",
    description:
      "Girl names and boy names that parents in {country} use and US parents rarely do, with rank and 1 in N there, and US births in {year}.",
    keywords: [
      "names popular in {country}",
      "{country} baby names rare in the US",
      "names not used in America",
    ],
  },
  "also-in-the-us": {
    label: "Popular in {country} and the US",
    title: "Popular in {country} and the US",
    rule: "Names given in {year} to at least 1 in 1,000 girls in {country} and 1 in 1,000 girls in the US; the same for boys. Most used there first, at most 100 of each sex.",
    description:
      "Girl names and boy names that are popular both in {country} and in the US, with rank and 1 in N there, and 1 in N in the US in {year}.",
    keywords: [
      "names popular in {country} and the US",
      "international baby names",
      "names that work in {country}",
    ],
  },
} as const satisfies Record<string, SeriesWords>;

/** Of the names whose origin nobody knows, and of those that stand under more than one. */
export const ORIGIN_WORDS = {
  unknown: {
    title: "Names of unknown origin",
    description: `{names} whose origin no one knows for certain, with what people say about them, gender and how common each is: 1 in N in the ${here("records")} of {to}.`,
    keywords: ["names of unknown origin", "names without a known meaning"],
    rule: "Names in our collection whose origin no one knows for certain. Most popular in {to} first.",
  },
  also: {
    heading: "Also {origin}",
    rule: "Below them are names that have another main origin and are also {origin}.",
  },
  /** On a list of one sex: the names of other origins, and what is said where a part is cut. */
  use: {
    heading: "From other languages, common in {origin}",
    rule: "Below them are names from other languages that are common in {origin}.",
    cut: "Of {all} names we show the most popular: at most 100 of the first part and 50 of the second.",
  },
} as const;

/** Below the lists of states and of other countries. */
export const PLACE_LIST_WORDS = {
  risingIn: "Rising in {name}",
  stateNote:
    "Numbers are rounded estimates of five years together: years with fewer than five births in the state are filled in with an estimate. A dash means fewer than five. Growth is measured with 8 babies added to both numbers.",
  stateSource:
    "Source: US Social Security Administration, births by state {span}; National Center for Health Statistics.",
  statePage: "All about names in {state}",
  choose: { label: "Your state", any: "All states", button: "Show", kept: "Saved on this device." },
  abroadNote:
    "Names are matched by their letters alone, without accents, and by sex: the name may be pronounced differently there. We compare only names that have a page on this site. A dash means fewer than five births in the US.",
  abroadFloor:
    "“1 in” counts babies whose name is listed: in {country}, one given at least {floor} times in the year.",
  abroadTop: "The figures for {country} are a top 100.",
  abroadSource: "{notice}. US births: Social Security Administration.",
} as const;
