import { ids, type Wish } from "#content/search/wish.ts";

/** Letters and syllables, to be counted by anybody. */
export const PATTERNS: readonly Wish[] = [
  {
    query: "5 letter boy names",
    wants: { allSatisfy: { sex: "boy", letters: [5, 5], least: 10 }, understood: ["sex", "pattern"] },
  },
  { query: "3 letter girl names", wants: { allSatisfy: { sex: "girl", letters: [3, 3], least: 10 } } },
  {
    query: "four letter names for girls",
    wants: { allSatisfy: { sex: "girl", letters: [4, 4], least: 10 } },
  },
  {
    query: "names with 6 letters",
    wants: { allSatisfy: { letters: [6, 6], least: 10 }, understood: ["pattern"] },
  },
  {
    query: "girl names no more than 4 letters",
    wants: { allSatisfy: { sex: "girl", letters: [1, 4], least: 10 } },
  },
  {
    query: "boys names with 9 or more letters",
    wants: { allSatisfy: { sex: "boy", letters: [9], least: 10 } },
  },
  { query: "boy names that start with th", wants: { allSatisfy: { sex: "boy", starts: ["th"], least: 8 } } },
  { query: "boys name beginning with z", wants: { allSatisfy: { sex: "boy", starts: ["z"], least: 10 } } },
  {
    query: "j names boy",
    wants: { allSatisfy: { sex: "boy", starts: ["j"], least: 10 }, understood: ["sex", "pattern"] },
  },
  { query: "girl names ending in ie", wants: { allSatisfy: { sex: "girl", ends: ["ie"], least: 10 } } },
  {
    query: "names that end in ton",
    wants: { allSatisfy: { ends: ["ton"], least: 8 }, understood: ["pattern"] },
  },
  { query: "boy names end with o", wants: { allSatisfy: { sex: "boy", ends: ["o"], least: 10 } } },
  {
    query: "girl names that start and end with a",
    wants: { allSatisfy: { sex: "girl", starts: ["a"], ends: ["a"], least: 10 } },
  },
  { query: "names with an x in them", wants: { allSatisfy: { contains: ["x"], least: 10 } } },
  {
    query: "girl names without an a in it",
    wants: { allSatisfy: { sex: "girl", without: ["a"], least: 10 }, understood: ["sex", "pattern"] },
  },
  {
    query: "boys names with double letters",
    wants: { allSatisfy: { sex: "boy", doubleLetter: true, least: 10 } },
  },
  {
    query: "palindrome baby names",
    wants: {
      allSatisfy: { palindrome: true, least: 8 },
      mustInTop: { names: ids("ava hannah anna ada otto elle eve"), least: 4 },
    },
  },
  {
    query: "one syllable boy names",
    wants: { allSatisfy: { sex: "boy", syllables: [1, 1], least: 10 }, understood: ["sex", "pattern"] },
  },
  {
    query: "girls names with 4 syllables",
    wants: { allSatisfy: { sex: "girl", syllables: [4, 4], least: 10 } },
  },
  { query: "*anna names", wants: { allSatisfy: { ends: ["anna"], least: 6 } } },
];
