import type { CompareMeasure, Scale, Whose } from "#domain/compare/compare-request.ts";

/** What the page that compares names says. */
export const COMPARE_PAGE = {
  crumb: "Compare names",
  /** On a name's page, and on the saved list. */
  nameLink: "Compare it with other names",
  lead: "Up to eight names on one chart, from US births since 1880.",
  /** On the page without names in its address. */
  example: ["hazel", "theodore", "violet"],
  exampleNote: "An example. Add a name of yours, or take these off.",
  exampleStart: "ma",
  add: {
    label: "Add a name",
    hint: "Several at once: put commas between them. For one sex of a name, write “Avery girls” or “Avery boys”.",
    button: "Add",
    saved: "From your saved names",
    allSaved: "Compare my saved names",
  },
  none: {
    heading: "No names yet",
    text: "Write one or more above, or begin with an example.",
    link: "Show the example",
  },
  noCurve:
    "None of these names has a curve in these years: each was given to fewer than five babies, or none.",
  measure: "Measure",
  measures: { million: "Per million", births: "Births", rank: "Rank" } satisfies Record<
    CompareMeasure,
    string
  >,
  scale: "Scale",
  scales: { linear: "Linear", log: "Log" } satisfies Record<Scale, string>,
  years: { from: "From", to: "To", show: "Show years", all: "All years" },
  names: "Names on the chart",
  /** Behind a name that is given to both. */
  whose: { label: "Who is counted:", sideBySide: "side by side" },
  cursor: "Year to read on the chart",
  cursorHint:
    "Slide along the chart, or use the arrow keys: left and right for the year, up and down for a name.",
  table: "The same numbers as a table",
  tableNote: "Where there is a dash: fewer than five, or none. The records do not say which.",
  rankNote: "A sound family has no rank: SSA ranks each spelling by itself.",
  files: {
    csv: "CSV",
    svg: "SVG",
    png: "PNG",
    label: "Take it with you",
    failed: "The picture could not be made. The SVG holds the same chart.",
  },
  source:
    "Source: US Social Security Administration, {edition} edition. “Per million” and “1 in N” are of babies of that sex whose name is listed: given at least five times in the year. For a unisex name, girls and boys are counted together, for any other the sex it is mostly given to, unless you choose one.",
  thin: "Shaded: records are thin before 1937.",
  facts: {
    heading: "Side by side",
    note: "Ages are of bearers alive at the end of {year}: births since 1880, and how many are still living by the cohort life tables of the Social Security Administration. Half are younger than the first figure. “In a class of 25” is the chance of another child of that name among 24, as if drawn by lot; real schools cluster. “1 in N”, the change and the age are of the girls or boys that the name says; the class and “Given to” are of both.",
    heads: [
      "Name",
      "1 in N",
      "In a class of 25",
      "Since {since}",
      "Likely age today",
      "Given to",
      "Origin",
      "Meaning",
      "Syllables",
    ],
  },
  explorer: {
    heading: "All names that start with {start}",
    ask: "All names that start with",
    label: "Names that start with",
    hint: "One letter or more, such as Ma.",
    button: "Show names",
    whose: "Whose names",
    whoseWords: { babies: "All babies", girls: "Girls", boys: "Boys" } satisfies Record<Whose, string>,
    caption:
      "Births per million {whose}, {years}: the largest names by themselves, the others together on top",
    cursor: "Year to read on the chart of beginnings",
    cursorHint: "Slide along the chart, or use the arrow keys.",
    others: "{count} other names",
    table: "The largest names",
    heads: ["Name", "Births, {years}", "Per million in {year}", "Best year"],
    decades: "By decade, per million",
    compare: "Compare",
  },
  share: {
    heading: "Send this chart to someone",
    text: "The link carries the names, the years and the scale, and nothing about you.",
  },
} as const;
