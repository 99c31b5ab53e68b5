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
  "americannamesociety.org": "American Name Society",
  "appellationmountain.net": "Appellation Mountain",
  "bbc.com": "BBC",
  "behindthename.com": "Behind the Name",
  "britishbabynames.com": "British Baby Names",
  "dmnes.org": "Dictionary of Medieval Names from European Sources",
  "dsl.ac.uk": "Dictionaries of the Scots Language",
  "en.m.wiktionary.org": "Wiktionary",
  "en.wikipedia.org": "Wikipedia",
  "en.wiktionary.org": "Wiktionary",
  "epns.nottingham.ac.uk": "English Place-Name Society",
  "etymonline.com": "Online Etymology Dictionary",
  "filemaker.cla.umn.edu": "Dakota Dictionary Online, University of Minnesota",
  "grammarphobia.com": "Grammarphobia",
  "iranicaonline.org": "Encyclopædia Iranica",
  "it.m.wikipedia.org": "Italian Wikipedia",
  "japantimes.co.jp": "The Japan Times",
  "johngrenham.com": "John Grenham, Irish Ancestors",
  "library.hungaricana.hu": "Hungaricana",
  "libraryireland.com": "Library Ireland",
  "meertens.knaw.nl": "Nederlandse Voornamenbank",
  "nancy.cc": "Nancy's Baby Names",
  "sapere.it": "Sapere.it, De Agostini",
  "sikhiwiki.org": "SikhiWiki",
  "soranews24.com": "SoraNews24",
  "surnames.en-academic.com": "Surnames, a copy at En-Academic",
  "timarit.is": "Tímarit.is, National Library of Iceland",
  "voicesfromthedawn.com": "Voices from the Dawn",
  "wiki.1209k.com": "Wiktionary, a copy of 2024",
  "wikiwand.com": "Wikipedia, at Wikiwand",
} as const satisfies Record<string, string>;
