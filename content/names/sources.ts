import type { Source } from "#domain/names/source.ts";

/** The works that the collection cites. A work stands here only if it was opened; "unverified" is an empty list. */
export const SOURCES = {
  bibledata: {
    title: "BibleData: person labels of the Hebrew and Greek Bible, with Strong's numbers",
    address: "https://github.com/BradyStephenson/bible-data/blob/main/BibleData-PersonLabel.csv",
    licence: "CC BY 4.0, © Brady Stephenson, doi 10.5281/zenodo.19539956",
  },
} as const satisfies Record<string, Source>;

/** What the sites are called whose single pages are cited ("web:https://…"), by host without "www.". */
export const SITES = {
  "behindthename.com": "Behind the Name",
  "britishbabynames.com": "British Baby Names",
  "dmnes.org": "Dictionary of Medieval Names from European Sources",
  "en.wikipedia.org": "Wikipedia",
  "etymonline.com": "Online Etymology Dictionary",
  "grammarphobia.com": "Grammarphobia",
  "meertens.knaw.nl": "Nederlandse Voornamenbank",
  "voicesfromthedawn.com": "Voices from the Dawn",
  "wiki.1209k.com": "Wiktionary, a copy of 2024",
  "wikiwand.com": "Wikipedia, at Wikiwand",
} as const satisfies Record<string, string>;
