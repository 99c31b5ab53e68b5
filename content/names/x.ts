import type { CuratedName } from "#domain/names/curated-name.ts";

export const X = [
  {
    name: "Xavier",
    gender: "boy",
    origin: "Basque",
    meaning: "new house",
    note: "The castle of Javier in Navarre, Basque etxe berri, was the birthplace of the Jesuit Francis Xavier; Catholics then gave his byname to their sons. Many Americans begin it with an extra syllable, eg-ZAY-vyer.",
    say: "ZAY-vyer",
    ipa: "ˈzeɪvjɚ",
    syllables: 2,
    confidence: "B",
    sources: [],
  },
  {
    name: "Ximena",
    gender: "girl",
    origin: "Spanish",
    meaning: "he has heard (Simeon), or Basque for son",
    note: "The feminine of medieval Jimeno or Ximeno, explained either as a form of Simeon or by Basque seme. Jimena Díaz was the wife of El Cid.",
    say: "hee-MEH-nuh",
    ipa: "hiˈmɛnə",
    syllables: 3,
    confidence: "C",
    sources: [],
  },
] as const satisfies readonly CuratedName[];
