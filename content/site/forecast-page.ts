import type { SizeClass } from "#domain/names/forecast/size-class.ts";

/** What /names/forecast says. Words in braces are figures, filled in by the server; the numbers without braces are those of domain/names/forecast, held by a test. */
export const FORECAST_PAGE = {
  lead: "For {names} names we say how common they’ll likely be in one, three and five years. No one knows the future. So here is how it’s done, and how often it would have been right.",
  how: {
    title: "How a forecast is made",
    text: [
      "We take the name’s share of all girls, or all boys, in each of the last five years and draw the line that fits best. Then we extend it, weaker every year: a rise keeps 70% of its strength from year to year, a fall 90%. In the past, rises wore off sooner.",
      "Then we look at how far off such forecasts were since {from}. The range we show held four out of five of them: one in ten came out more common, one in ten rarer. Popular names move less than rare ones, so names of different sizes have ranges of their own.",
      "We forecast names with at least 250 births in {year}, or in the top 1,000 for their sex. If a name’s share changed more in the last year than that of 95 in 100 names of its size, we call it too jumpy to say. In {year}, that’s {jumpy} names.",
      "We say “1 in 300 girls” and never a rank: a rank depends on what every other name does.",
    ],
  },
  test: {
    title: "How far off it was",
    text: "We made every forecast from {from} to {to} again, each with only what was known that year, and compared it with the actual births.",
    caption: "{made} forecasts compared with what happened",
    columns: {
      births: "Births that year",
      made: "Made",
      error: "Off by",
      naive: "No change",
      held: "Held",
    },
    ahead: { 1: "One year ahead", 3: "Three years ahead", 5: "Five years ahead" },
    sizes: {
      large: "3,000 or more",
      middle: "1,000 to 2,999",
      small: "Fewer than 1,000",
      all: "All",
    } satisfies Record<SizeClass | "all", string>,
    notes: [
      "“Off by” is the median: half of the forecasts were off by less, half by more. Off by 20% means that the name was 1.2 times as common as the line said, or 1.2 times as rare.",
      "“No change” is how far off you’d be if you said that every name stays as common as it is.",
      "“Held” is the share that came out inside the range. To be fair, these ranges were learned only from what was known in {cut}, and tested on the forecasts made since.",
      "Names that were too jumpy are left out: {jumpyShare} of all.",
    ],
  },
  told: {
    title: "What we’d have said in {origin} about {year}",
    text: "{held} of {made} forecasts held: {share}. {jumpy} names were too jumpy to say. These are the ten most popular girl names of {origin} and the ten most popular boy names.",
    caption: "Forecast in {origin} for {year}",
    columns: { name: "Name", said: "We’d have said", came: "What happened", held: "Held" },
    said: "1 in {common} to {rare}",
    jumpy: "Too jumpy to say",
    came: "1 in {n}",
    gone: "Fewer than 5, or none",
    yes: "Yes",
    no: "No",
    none: "–",
    note: "We started to forecast in November 2026. So these are forecasts made today the way we would have made them then, with the ranges known then. Starting with the next records, we’ll compare what we actually said.",
  },
  misses: {
    title: "Our ten worst misses",
    text: "Five years ahead, these were the furthest off, each name once. Most are fads: a singer, an athlete or a show made them, and within five years they were almost gone. No line can see that coming.",
    caption: "Furthest off, five years ahead",
    when: "Made",
  },
  limits: {
    title: "What a forecast doesn’t know",
    text: [
      "It knows births and nothing else. No movie, no singer, no scandal, no royal baby. It doesn’t know why a name rises, only that it does.",
      "It counts one spelling at a time, and only babies whose name is listed: given at least five times that year.",
      "One in five comes out wrong. If a range would change your mind about a name, remember that you’re choosing for eighty years, not for five.",
    ],
  },
  file: {
    title: "Check us later",
    text: "All {names} forecasts made from the {year} records are in one file. We published it before the next records, expected in May {next}, and we won’t change it. Its SHA-256 checksum proves that it’s the same file:",
    link: "Download all forecasts as CSV",
  },
  share: {
    title: "Baby name forecasts, tested",
    heading: "Send this page to someone",
    text: "The link contains this page and nothing about you.",
  },
} as const;
