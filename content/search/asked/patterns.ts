import type { Wish } from "#content/search/wish.ts";

/** Letters and syllables. */
export const PATTERNS: readonly Wish[] = [
  { query: "boy names with x", wants: { allSatisfy: { sex: "boy", contains: ["x"], least: 10 } } },
  { query: "e names for girls", wants: { allSatisfy: { sex: "girl", starts: ["e"], least: 10 } } },
  {
    query: "girl names with 3 syllables",
    wants: { allSatisfy: { sex: "girl", syllables: [3, 3], least: 10 } },
  },
  { query: "7 letter boys names", wants: { allSatisfy: { sex: "boy", letters: [7, 7], least: 10 } } },
  {
    query: "single syllable girl names",
    wants: { allSatisfy: { sex: "girl", syllables: [1, 1], least: 10 } },
  },
  { query: "2 syllable boys", wants: { allSatisfy: { sex: "boy", syllables: [2, 2], least: 10 } } },
  { query: "boy names that begin with ja", wants: { allSatisfy: { sex: "boy", starts: ["ja"], least: 10 } } },
  {
    query: "less than 5 letter boy names",
    wants: { allSatisfy: { sex: "boy", letters: [1, 4], least: 10 } },
  },
  { query: "start with k end with n", wants: { allSatisfy: { starts: ["k"], ends: ["n"], least: 10 } } },
  { query: "girl names with z", wants: { allSatisfy: { sex: "girl", contains: ["z"], least: 10 } } },
  { query: "lyn ending names", wants: { allSatisfy: { ends: ["lyn"], least: 6 } } },
];
