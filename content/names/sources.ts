import type { Source } from "#domain/names/source.ts";

/** The works that the collection cites. A work stands here only if it was opened; "unverified" is an empty list. */
export const SOURCES = {
  bibledata: {
    title: "BibleData: person labels of the Hebrew and Greek Bible, with Strong's numbers",
    address: "https://github.com/BradyStephenson/bible-data/blob/main/BibleData-PersonLabel.csv",
    licence: "CC BY 4.0, © Brady Stephenson, doi 10.5281/zenodo.19539956",
  },
} as const satisfies Record<string, Source>;
