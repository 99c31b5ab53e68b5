import type { NameId } from "#domain/names/entry/name.ts";

/** Shown before anyone has generated anything; the same for all, so that the page can be remembered. */
export const FIRST_DOZEN: readonly NameId[] = [
  "hazel",
  "theodore",
  "rowan",
  "maeve",
  "mateo",
  "juniper",
  "ezra",
  "amara",
  "river",
  "silas",
  "naomi",
  "otis",
];

/**
 * Fifty names to start with: seventeen given to girls, seventeen to boys, sixteen to both, from every corner of the
 * collection. The statistics card speaks of these: fifty names, and English the most frequent origin.
 */
export const STARTER_SET: readonly NameId[] = [
  ...FIRST_DOZEN,
  "olivia",
  "henry",
  "emerson",
  "clara",
  "leo",
  "charlie",
  "violet",
  "liam",
  "finley",
  "luna",
  "asher",
  "rory",
  "ivy",
  "felix",
  "remy",
  "nora",
  "arthur",
  "sage",
  "leilani",
  "kai",
  "parker",
  "iris",
  "luca",
  "phoenix",
  "layla",
  "august",
  "amari",
  "charlotte",
  "amir",
  "robin",
  "elena",
  "soren",
  "ari",
  "freya",
  "hollis",
  "dakota",
  "sutton",
  "briar",
];
