import type { RecordsEdition } from "#domain/names/records/records-edition.ts";

/** A series of another country as an edition of records: all that its file does not say itself. */
export type Publisher = Omit<RecordsEdition, "absent" | "version" | "firstYear" | "lastYear">;

/** How all of them are compiled, as the page about the data says it. */
const SPELLINGS = {
  term: "Spellings joined",
  text: "Spellings that differ only in accents, hyphens, spaces or apostrophes are one name here, so some ranks differ from the publisher’s. A name stands as most of its babies are written; capitals inside it aren’t kept.",
};
const TIES = {
  term: "Equal counts",
  text: "Of names with the same count, the first in the alphabet gets the better rank.",
};

/** Which series can be compiled, by the id of their country (domain/world/countries.ts). */
export const PUBLISHERS: Readonly<Record<string, Publisher>> = {
  "england-wales": {
    id: "england-wales",
    inPlace: "in England and Wales",
    before: "",
    behind: " in England and Wales",
    publisher: "Office for National Statistics",
    floor: 3,
    floorWord: "three",
    thinBefore: null,
    keepsAccents: true,
    said: "the Office for National Statistics: its baby names in England and Wales",
    source:
      "Office for National Statistics, “Baby names in England and Wales: from 1996”, edition 1996 to 2024",
    credit: "Source: Office for National Statistics licensed under the Open Government Licence v3.0",
    terms: "Licensed under the Open Government Licence v3.0.",
    notes: [
      {
        term: "Three, or nothing",
        text: "A name given to fewer than three babies of a sex in a year is left out of that year. We write “fewer than 3, or none”, never zero, because the records don’t say which.",
      },
      {
        term: "Births of a year",
        text: "The counts are babies born in England and Wales in the calendar year, by the spelling on the birth certificate. Babies of mothers who live elsewhere are included.",
      },
      SPELLINGS,
      TIES,
      {
        term: "From a copy",
        text: "We use a public copy. Its rows of 2021 to 2024 equal the publisher’s workbooks, and those of 1996 to 2020 a second copy made from them.",
      },
    ],
  },
  france: {
    id: "france",
    inPlace: "in France",
    before: "French ",
    behind: "",
    publisher: "Insee",
    floor: 3,
    floorWord: "three",
    thinBefore: 1946,
    rounding: "Insee rounds every count to a multiple of 5: read it as “about”.",
    keepsAccents: true,
    said: "Insee, the French statistics office: its file of first names",
    source: "Insee, “Fichier des prénoms”, edition 2024, births 1900 to 2024 in all of France",
    credit: "Source : Insee, Fichier des prénoms, édition 2024 (Licence Ouverte 2.0)",
    terms: "Licence Ouverte 2.0.",
    notes: [
      {
        term: "Rounded to five",
        text: "Insee rounds every count to a multiple of 5: a 5 means 3 to 7. Read each number as “about”.",
      },
      {
        term: "Three, or nothing",
        text: "A name given to fewer than three babies of a sex in a year is left out of that year. We write “fewer than 3, or none”, never zero, because the records don’t say which.",
      },
      {
        term: "Thin before 1946",
        text: "Many people born before 1946 are missing. So compare shares within a year, not counts across decades.",
      },
      {
        term: "First of several",
        text: "Only the first given name counts. A compound name such as Jean-Pierre is a name of its own. Before 2012 Mayotte isn’t included.",
      },
      {
        term: "Written by rule",
        text: "Insee writes names in capitals, with their accents. Small letters are set by rule: Mcdonald, D’Angelo.",
      },
      SPELLINGS,
      TIES,
      {
        term: "From a copy",
        text: "We use a public copy. Nearly all of its numbers lie within 5 of another edition’s unrounded ones; first places of 2024 are those that Insee announced.",
      },
    ],
  },
};
