import { here, RECORDS } from "#content/site/records-edition.ts";
/** What an embedded name says on another site. Words in braces are filled in by the server. */
export const EMBED_WORDS = {
  title: `{name}: ${here("births")} since {first}`,
  /** Of the chart, for who does not see it, and under it. */
  caption: "{babies} named {name}, per million, {first}–{last}",
  captionAhead: "{babies} named {name}, per million, {first}–{last}, and where it will likely be by {year}",
  peak: "Peak in {year}: 1 in {n} {babies}.",
  now: "{oneIn} in {year}.",
  noneNow: `Fewer than ${RECORDS.floor} in {year}, or none.`,
  noRecord: `No ${here("birth records")}.`,
  read: "Read about {name} on {site}",
  source: `Figures: ${RECORDS.publisher}, {edition} edition`,
} as const;
