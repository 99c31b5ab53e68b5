/** Words of the small curves of countries whose records end before now, on the page of a name. */
export const OLDER_ABROAD = {
  heading: "Older records: {countries}",
  rule: "These end before 2023, so they don’t say how common the name is now. Each curve has its own scale. Gaps: too few babies to list.",
  ends: "{rate} per 10,000 {babies} in {year}, No. {rank}",
  beside: "Every country by year",
} as const;
