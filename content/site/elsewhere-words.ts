/** Words of the part of a name's page about other countries. */
export const ELSEWHERE = {
  heading: "Elsewhere",
  topOnly: "top 100 only",
  country: "Country",
  year: "Year",
  rate: "Per 10,000",
  rank: "Rank",
  us: "United States",
  written: "as {spelling}",
  rule: "Of babies of the sex whose name is listed. Countries list different shares of names, so compare ranks first. Names match by their letters, not by their sound.",
  otherSex: "Where it says “{babies}”, more {babies} than {others} got the name there.",
  sources: "Sources and licenses",
} as const;
