import { RECORDS, US_RECORDS } from "#content/site/records-edition.ts";
import type { Counted } from "#domain/names/entry/name-summary.ts";

/** What the records leave out. */
const HOW_LISTED =
  RECORDS === US_RECORDS
    ? "The Social Security Administration lists a name for a year in which at least five girls or five boys got it. So rare names are missing, and more of them today than in 1950. Before 1937 many births weren’t recorded."
    : `The records list a name for a year in which at least ${RECORDS.floorWord} girls or ${RECORDS.floorWord} boys got it. So rare names are missing.${RECORDS.thinBefore === null ? "" : ` Before ${RECORDS.thinBefore} many births weren’t recorded.`}${RECORDS.rounding === undefined ? "" : ` ${RECORDS.rounding}`}`;

/** What /names/through-time says. Words in braces are filled in. */
export const THROUGH_TIME = {
  lead: `Every listed birth since ${RECORDS.firstYear}. Type a letter to see the names that start with it.`,
  fields: {
    start: "Starts with",
    startExample: "Ma",
    end: "Ends with",
    endExample: "n",
    origin: "Origin",
    anyOrigin: "Any",
    whose: "Whose names",
    button: "Show names",
  },
  whose: { babies: "All", girls: "Girls", boys: "Boys" } satisfies Record<Counted, string>,
  /** Those who are counted, one of them and several. */
  counted: { babies: "babies", girls: "girls", boys: "boys" } satisfies Record<Counted, string>,
  examples: {
    label: "Try",
    links: [
      { label: "Boys’ names that end with n", query: "?end=n&whose=boys" },
      { label: "Girls’ names that end with lyn", query: "?end=lyn&whose=girls" },
      { label: "Names that start with J", query: "?start=j" },
      { label: "Irish names", query: "?origin=Irish" },
    ],
    all: "Every name",
  },
  wish: {
    name: "a name",
    ofOrigin: "one of our {origin} names",
    starts: "starts with\u00a0{start}",
    ends: "ends with\u00a0{end}",
    startMany: "start with\u00a0{start}",
    endMany: "end with\u00a0{end}",
  },
  say: {
    /** With every name on the chart, "{bands} names" are those with a band. */
    all: "In {year}, {share} {counted} got one of these {bands} names.",
    allNow: "In {last}, {share} did.",
    wish: "In {year}, {share} {counted} got {wish}.",
    wishNow: "In {last}, {share} did.",
    highestNow: "In {last}, {share} {counted} got {wish}, more than ever before.",
    noneNow: "In {last}, none was listed.",
    inHundred: "{count} in 100",
    oneIn: "1 in {count}",
  },
  caption:
    "Share of listed {counted}, {first}–{last}. Each band is a name. Tap one, or use the arrow keys; tap it again to open its page.",
  colors: "Purple names are mostly girls’, green ones mostly boys’, gray ones both.",
  rest: "{count} other names",
  oneOther: "1 other name",
  cursor: "Year on the chart of names",
  cursorHint: "Left and right change the year, up and down change the name, Enter opens the name’s page.",
  panel: {
    label: "The band you chose",
    year: "{year}: {births} births, 1 in {n} {counted}.",
    few: `{year}: fewer than ${RECORDS.floor}, or none.`,
    peak: "Peak in {year}: 1 in {n} {counted}.",
    open: "Open {name}",
    compare: "Compare {name}",
  },
  none: {
    heading: "No listed name fits",
    text: `No name given to at least ${RECORDS.floorWord} {counted} in any year since ${RECORDS.firstYear} fits all of this.`,
    link: "Show every name",
  },
  loading: "Loading…",
  failed: "We couldn’t load these names. The chart still shows the previous names.",
  table: {
    title: "The same numbers as a table",
    note: `Births by decade. The lines add up to the last one, all listed {counted}. A dash means fewer than ${RECORDS.floorWord} in every year, or none.`,
    name: "Name",
    total: "All years",
    decade: "{decade}s",
    others: "Births with other names",
    listed: "All listed births",
  },
  csv: "Download as CSV",
  how: {
    title: "What the chart shows",
    text: [
      "The 40 names with the most births have a band each, older names at the bottom. All other names that fit are the band on top. Nothing is left out: each year the bands add up to every listed birth of these names.",
      HOW_LISTED,
      "Only the {count} names in our collection have an origin: where the root is from, or where people use the name. One name can have several. Other names aren’t counted when you choose an origin.",
    ],
    source: `Source: ${RECORDS.publisher}, {edition} edition.`,
  },
  share: {
    heading: "Share this chart",
    text: "The link includes what you chose, and nothing about you.",
  },
} as const;
