import { here, RECORDS } from "#content/site/records-edition.ts";
import type { CompareMeasure, Scale } from "#domain/compare/compare-request.ts";

/** What the page that compares names says. */
export const COMPARE_PAGE = {
  family: "and its spellings",
  year: "Year",
  inYear: "In {year}",
  takeOff: "Take {name} off the chart",
  crumb: "Compare names",
  /** On a name's page, and on the saved list. */
  nameLink: "Compare",
  lead: `Up to eight names on one chart, from ${here("births")} since ${RECORDS.firstYear}.`,
  /** On the page without names in its address. */
  example: ["hazel", "theodore", "violet"],
  exampleNote: "This is an example. Add your own names, or remove these.",
  add: {
    label: "Add a name",
    hint: "To add several, put commas between them. To count only one sex, write “Avery girls” or “Avery boys”.",
    button: "Add",
    saved: "From your saved names",
    allSaved: "Compare my saved names",
  },
  none: {
    heading: "No names yet",
    text: "Type one or more above, or start with an example.",
    link: "Show the example",
  },
  noCurve: `None of these names has a curve in these years. Each was given to fewer than ${RECORDS.floorWord} babies, or none.`,
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
  tableNote: `A dash means fewer than ${RECORDS.floorWord}, or none. The records don’t say which.`,
  rankNote: "Combined spellings have no rank, because SSA ranks each spelling separately.",
  files: {
    csv: "CSV",
    svg: "SVG",
    png: "PNG",
    label: "Download",
    failed: "We couldn’t make the picture. The SVG has the same chart.",
  },
  source: `Source: ${RECORDS.publisher}, {edition} edition. “Per million” and “1 in N” are out of babies of that sex with a listed name, one given at least ${RECORDS.floorWord} times that year. Unisex names count girls and boys together; other names count the sex that mostly gets them, unless you choose.`,
  thin: `Shaded: fewer records before ${RECORDS.thinBefore}.`,
  facts: {
    heading: "Side by side",
    /** Where there are life tables. */
    ages: `Ages are for people with the name who are alive at the end of {year}, from births since ${RECORDS.firstYear} and the Social Security Administration’s cohort life tables. Half are younger than the first number.`,
    note: `“In a class of 25” is the chance that one of 24 classmates has the same name, if classes were random; real ones aren’t. {own} are for the sex shown with the name; the class and “Given to” count girls and boys together.`,
    own: { withAges: "“1 in N”, the change and the age", withoutAges: "“1 in N” and the change" },
    age: "Likely age today",
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
  countries: "Put countries side by side",
  through: "See every name at once, through time",
  share: {
    heading: "Share this chart",
    text: "The link contains the names, the years and the scale, and nothing about you.",
  },
} as const;
