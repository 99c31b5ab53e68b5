/**
 * On what terms our data may be used again; each is told wherever the data is given. What we wrote, chose and worked out is
 * ours to license; counts of the government are nobody's.
 */
export const LICENSES = {
  collection: {
    name: "CC BY 4.0",
    href: "https://creativecommons.org/licenses/by/4.0/",
    credit: "Name this site as the source, link to the license, and say what you changed.",
  },
  records: {
    name: "Public domain",
    href: "https://www.usa.gov/government-works",
    credit: "Source: US Social Security Administration. No endorsement is implied.",
  },
  states: {
    name: "Public domain",
    href: "https://www.usa.gov/government-works",
    credit:
      "Sources: US Social Security Administration; National Center for Health Statistics (CDC WONDER). No endorsement is implied.",
  },
} as const;

export type LicenseId = keyof typeof LICENSES;
