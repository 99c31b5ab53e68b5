import { ids, type Wish } from "#content/search/wish.ts";

/** Several wishes at once. */
export const COMBINED: readonly Wish[] = [
  {
    query: "old fashioned girl names that start with m",
    wants: { allSatisfy: { sex: "girl", starts: ["m"], peak: [1880, 1960], least: 6 } },
  },
  {
    query: "biblical names for boys starting with j",
    wants: { allSatisfy: { sex: "boy", starts: ["j"], least: 10 } },
  },
  {
    query: "spanish boy names with 4 letters",
    wants: { allSatisfy: { sex: "boy", origins: ["Spanish"], letters: [4, 4], least: 5 } },
  },
  {
    query: "irish girl names starting with s",
    wants: { allSatisfy: { sex: "girl", origins: ["Irish"], starts: ["s"], least: 3 } },
  },
  {
    query: "italian boy names ending in o",
    wants: { allSatisfy: { sex: "boy", origins: ["Italian"], ends: ["o"], least: 10 } },
  },
  {
    query: "southern double names for girls",
    wants: { allSatisfy: { sex: "girl", least: 10 }, understood: ["theme"] },
  },
  { query: "nature boy names 5 letters", wants: { allSatisfy: { sex: "boy", letters: [5, 5], least: 2 } } },
  {
    query: "unisex names that start with r",
    wants: { allSatisfy: { sex: "unisex", starts: ["r"], least: 5 } },
  },
  {
    query: "celtic warrior names",
    wants: {
      allSatisfy: {
        origins: ["Irish", "Scottish", "Scottish Gaelic", "Welsh", "Breton", "Cornish", "Manx"],
        least: 3,
      },
    },
  },
  {
    query: "rare greek girl names starting with a",
    wants: { allSatisfy: { sex: "girl", starts: ["a"], origins: ["Greek"], rank: [250], least: 5 } },
  },
  {
    query: "biblical girl names starting with a",
    wants: {
      allSatisfy: { sex: "girl", starts: ["a"], least: 4 },
      mustInTop: { names: ids("abigail anna ariel ada avital azariah"), least: 3 },
    },
  },
];
