import type { RecordsEdition } from "#domain/names/records/records-edition.ts";
import { LICENSES } from "#content/open-data/licenses.ts";
import { US_RECORDS } from "#content/site/records-edition.ts";

/** The records that come with the site, in full. */
export const ABOUT_US_RECORDS: RecordsEdition = {
  ...US_RECORDS,
  id: "us",
  inPlace: "in the US",
  keepsAccents: false,
  version: "",
  source: "US Social Security Administration, national data on the relative frequency of given names",
  said: "the US Social Security Administration: its national data on given names",
  credit: "Source: US Social Security Administration",
  terms: "A work of the federal government, in the public domain. No endorsement is implied.",
  link: { label: "The national data", href: "https://www.ssa.gov/oact/babynames/limits.html" },
  notes: [
    {
      term: "Five, or nothing",
      text: "A name given to fewer than five babies of a sex in a year is left out of that year. We write “fewer than 5, or none”, never zero, because the records don’t say which.",
    },
    {
      term: `Thin before ${US_RECORDS.thinBefore}`,
      text: "Social Security cards started in 1936. People born earlier got theirs later in life, if at all, and men less often than women. So compare shares within a year, not counts across decades.",
    },
    {
      term: "Plain letters",
      text: "No accents, hyphens, spaces or apostrophes, and 15 letters at most. Zoë is counted as Zoe, Mary-Anne as Maryanne.",
    },
    {
      term: "Cards, not births",
      text: "The counts are people with a Social Security card, by birth year, in the 50 states and the District of Columbia. We say births because it’s shorter.",
    },
    {
      term: "From a copy",
      text: "We couldn’t download the files from ssa.gov directly. We use a public copy. Its last year matches a second copy row by row, and its totals match published ones.",
    },
    {
      term: "Not proofread",
      text: "A few old rows have the wrong sex, and words such as “Unknown” and “Baby” show up as names. We show the records as they are.",
    },
  ],
};

/** Everything that is said of the records of this process; never in a browser, which is sent the sentences. */
export const ABOUT_RECORDS: RecordsEdition = globalThis.recordsOfProcess ?? ABOUT_US_RECORDS;

/** Of the page of credits. */
export const RECORDS_CREDIT =
  ABOUT_RECORDS === ABOUT_US_RECORDS
    ? "**US Social Security Administration,** national data on given names. A work of the federal government, in the public domain. [The page about the data](/names/about-the-data) says which edition we use and what the records leave out. The likely ages on [the compare page](/compare) use its cohort life tables (Actuarial Study No. 120). Source: [ssa.gov](https://www.ssa.gov/oact/babynames/limits.html)."
    : `**Birth records.** ${ABOUT_RECORDS.source}. ${ABOUT_RECORDS.credit}. [The page about the data](/names/about-the-data) says what the records leave out.`;

/** On what terms the figures may be used again. */
export const RECORDS_LICENSE =
  ABOUT_RECORDS === ABOUT_US_RECORDS
    ? LICENSES.records
    : {
        name: ABOUT_RECORDS.license?.label ?? ABOUT_RECORDS.terms,
        href: ABOUT_RECORDS.license?.href ?? ABOUT_RECORDS.link?.href ?? null,
        credit: ABOUT_RECORDS.credit,
      };
