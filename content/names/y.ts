import type { CuratedName } from "#domain/names/curated-name.ts";

export const Y = [
  {
    name: "Yael",
    gender: "unisex",
    origin: "Hebrew",
    meaning: "mountain goat, ibex",
    note: "In the Book of Judges she kills the enemy general Sisera with a tent peg; English Bibles write Jael. In the United States it is given to boys as well.",
    say: "yah-EL",
    ipa: "jɑˈɛl",
    syllables: 2,
    confidence: "A",
    sources: ["bibledata:Jael"],
  },
] as const satisfies readonly CuratedName[];
