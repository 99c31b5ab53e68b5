import type { CuratedName } from "#domain/names/curated-name.ts";

export const Q = [
  {
    name: "Quincy",
    gender: "unisex",
    origin: "French",
    meaning: "estate of Quintius",
    note: "A Norman surname from one of several French places, each once the property of a Roman called Quintius. John Quincy Adams received it from his mother's grandfather, Colonel John Quincy.",
    say: "KWIN-see",
    ipa: "ˈkwɪnsi",
    syllables: 2,
    confidence: "B",
    sources: [],
  },
  {
    name: "Quinn",
    gender: "girl",
    origin: "Irish",
    meaning: "descendant of Conn, chief or sense",
    note: "From the surname Ó Cuinn. Conn, the name of a legendary high king, is explained by an Old Irish word for head, chief or good sense.",
    say: "KWIN",
    ipa: "kwɪn",
    syllables: 1,
    confidence: "C",
    sources: [],
  },
] as const satisfies readonly CuratedName[];
