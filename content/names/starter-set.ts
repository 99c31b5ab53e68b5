import type { NameId } from "#domain/names/entry/name.ts";

/**
 * Fifty names to start with: seventeen given to girls, seventeen to boys, sixteen to both, from every corner of the
 * collection. The statistics card speaks of these: fifty names, and English the most frequent origin.
 */
export const OUR_STARTER_SET: readonly NameId[] = [
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

/** The starter set of now: ours, or an operator's, whom takeStarterSet alone lets in (decision 87). */
export let STARTER_SET: readonly NameId[] = OUR_STARTER_SET;

export function takeStarterSet(names: readonly NameId[] | null): void {
  STARTER_SET = names ?? OUR_STARTER_SET;
}

/** So many of its first are shown before anyone has generated anything; the same for all, so that the page can be remembered. */
export const SHOWN_FIRST = 12;
