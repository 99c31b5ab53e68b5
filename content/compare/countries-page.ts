/** What the page that puts countries side by side says. */
export const COUNTRIES_PAGE = {
  per: "{name}, per 10,000 {among}",
  crumb: "Countries",
  lead: "One or two names in the US and thirteen other series, each with its own years. We never add countries together.",
  /** On the page without names in its address. */
  example: ["olivia", "isla"],
  exampleNote: "This is an example. Type your own names.",
  form: {
    names: "One or two names",
    hint: "Put a comma between two names.",
    among: "Whose births",
    amongUsual: "As in the US",
    girls: "Girls",
    boys: "Boys",
    since: "Since",
    show: "Show",
  },
  unknown: "We have no records of “{name}”.",
  tooMany: "We show two names at a time. Not shown: {names}.",
  us: "United States",
  usAlone: "US births since 1880",
  top: "Every chart goes up to {top} per 10,000 and runs from {from} to {to}. The line at the bottom shows which years a country publishes. A gap means fewer babies than it lists, not none.",
  newest: "{rate} in {year}, No. {rank}",
  notNewest: "not listed in {year}; last in {last}, {rate}, No. {rank}",
  never: "not listed since {since}",
  moreOfOther: "In {country} more {others} than {babies} got the name {name}, all years together.",
  written: "as {spelling}",
  absent: "Not listed for {babies} since {since}: {countries}.",
  topOnly: "New South Wales publishes only its top 100, so we can’t give a rate there.",
  topOnlyRank: "{name}: No. {rank} in {year}.",
  topOnlyNone: "{name} isn’t in it.",
  table: {
    heading: "Newest year and peak",
    country: "Country",
    years: "Years",
    floor: "Lists names from",
    floorWords: "{floor} babies",
    newest: "{name}, newest",
    peak: "{name}, peak",
    of: "{rate} ({year})",
    ofRank: "{rate}, No. {rank} ({year})",
    none: "not listed",
  },
  years: {
    summary: "Every year as a table",
    caption:
      "{name}, per 10,000 {babies}. A dash means fewer than the country lists, or none. Blank: no records for that year.",
    year: "Year",
  },
  download: "Download as CSV",
  fileNote:
    "The file has every year, with the source of each row. It leaves out New South Wales, which publishes only its top 100.",
  how: {
    heading: "How to read this",
    rules: [
      "A rate is births per 10,000 babies of that sex whose name the country lists. Countries leave out rare names below different limits, so the rate is higher than the share of all births. The more a country leaves out, the higher it is. Compare ranks, too.",
      "Names match by their letters without accents, not by their sound: the same letters may be another name, or a name for the other sex. Where a country writes it several ways, we draw the one used most in its last ten years.",
      "Records that end before 2023 say nothing about now.",
    ],
    sources: "Sources and licenses",
  },
  share: {
    heading: "Share this page",
    text: "The link contains the names and what you chose, and nothing about you.",
  },
} as const;

/** What must be known of a series, by its id. */
export const CAUTIONS: Readonly<Record<string, string>> = {
  france: "France rounds to 5. Before 1946 many people are missing.",
  poland: "Poland lists names given to at least 5 babies up to 2012, and to at least 2 since 2013.",
  austria: "Austria combines spellings. Until 2009 only babies with Austrian citizenship are counted.",
  norway: "Norway lists only names that at least 200 people have today.",
  "canada-ontario": "Ontario is two fifths of Canada.",
  "germany-berlin": "Berlin is one city: Germany has no national records of names.",
};
