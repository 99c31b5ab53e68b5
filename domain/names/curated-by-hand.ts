import type { CuratedName } from "./curated-name.ts";

/** An entry for tests; what a test does not care about is filled in. */
export function curatedByHand(entry: Partial<CuratedName> & Pick<CuratedName, "name">): CuratedName {
  return {
    gender: "girl",
    origin: "Latin",
    meaning: "of no matter here",
    note: "Written for a test.",
    say: "TEST",
    ipa: "tɛst",
    syllables: 1,
    confidence: "B",
    sources: [],
    ...entry,
  };
}
