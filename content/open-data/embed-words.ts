/** What an embedded name says on another site. Words in braces are filled in by the server. */
export const EMBED_WORDS = {
  title: "{name}: US births since {first}",
  /** Of the chart, for who does not see it, and under it. */
  caption: "{babies} named {name}, per million, {first}–{last}",
  captionAhead: "{babies} named {name}, per million, {first}–{last}, and where it will likely be by {year}",
  peak: "Peak in {year}: 1 in {n} {babies}.",
  now: "{oneIn} in {year}.",
  noneNow: "Fewer than 5 in {year}, or none.",
  noRecord: "On no US birth record.",
  read: "Read about {name} on {site}",
  source: "Figures: US Social Security Administration, {edition} edition",
} as const;
