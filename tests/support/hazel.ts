import type { NameSummary } from "#domain/names/entry/name-summary.ts";

/** What a card says of a name, to be changed in one thing or another. */
export const HAZEL: NameSummary = {
  id: "hazel",
  name: "Hazel",
  gender: "girl",
  origin: "English",
  meaning: "the hazel tree",
  curated: true,
  certainty: "settled",
  say: "HAY-zul",
  syllables: 2,
  oneIn: { n: 254, of: "girls", year: 2025 },
  spark: {},
};
