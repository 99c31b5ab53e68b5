import type { Wish } from "#content/search/wish.ts";

/** Three or four wishes at once: all of them, or it is no answer. */
export const SEVERAL: readonly Wish[] = [
  {
    query: "short italian girl names ending in a",
    wants: {
      allSatisfy: { sex: "girl", origins: ["Italian"], ends: ["a"], letters: [1, 6], least: 8 },
      understood: ["sex", "origin", "pattern"],
    },
  },
  {
    query: "irish boy names starting with c not in the top 100",
    wants: {
      allSatisfy: { sex: "boy", origins: ["Irish"], starts: ["c"], rank: [101], least: 8 },
      understood: ["sex", "origin", "pattern", "popularity"],
    },
  },
  {
    query: "two syllable hebrew boy names that start with a",
    wants: { allSatisfy: { sex: "boy", origins: ["Hebrew"], syllables: [2, 2], starts: ["a"], least: 8 } },
  },
  {
    query: "old fashioned girl names starting with e",
    wants: {
      allSatisfy: { sex: "girl", peak: [1880, 1960], starts: ["e"], least: 8 },
      understood: ["sex", "style", "pattern"],
    },
  },
  {
    query: "rare french girl names ending in elle or ette",
    wants: {
      allSatisfy: { sex: "girl", origins: ["French"], ends: ["elle", "ette"], rank: [250], least: 5 },
    },
  },
  {
    query: "5 letter unisex names not too popular",
    wants: { allSatisfy: { sex: "unisex", letters: [5, 5], rank: [100], least: 8 } },
  },
  {
    query: "one syllable vintage boy names",
    wants: {
      allSatisfy: { sex: "boy", syllables: [1, 1], peak: [1880, 1960], least: 8 },
      understood: ["sex", "style", "pattern"],
    },
  },
  {
    query: "6 letter spanish boy names in the top 500",
    wants: { allSatisfy: { sex: "boy", origins: ["Spanish"], letters: [6, 6], rank: [1, 500], least: 5 } },
  },
  {
    query: "4 letter boy names ending in o top 500",
    wants: { allSatisfy: { sex: "boy", letters: [4, 4], ends: ["o"], rank: [1, 500], least: 8 } },
  },
  {
    query: "welsh boys names not ending in n",
    wants: {
      allSatisfy: { sex: "boy", origins: ["Welsh"], least: 8 },
      forbid: ["owen", "dylan", "evan", "dilan", "bowen", "macsen", "aneirin"],
    },
  },
  {
    query: "arabic boy names 5 letters or less in top 1000",
    wants: { allSatisfy: { sex: "boy", origins: ["Arabic"], letters: [1, 5], rank: [1, 1000], least: 10 } },
  },
  {
    query: "hawaiian girl names 3 syllables",
    wants: {
      allSatisfy: { sex: "girl", origins: ["Hawaiian"], syllables: [3, 3], least: 8 },
      understood: ["sex", "origin", "pattern"],
    },
  },
  {
    query: "boy names from the 80s that start with b",
    wants: {
      allSatisfy: { sex: "boy", rankIn: { year: 1985, worst: 400 }, starts: ["b"], least: 8 },
      understood: ["sex", "era", "pattern"],
    },
  },
  {
    query: "latin girl names that end in ia and arent in the top 50",
    wants: { allSatisfy: { sex: "girl", origins: ["Latin"], ends: ["ia"], rank: [51], least: 8 } },
  },
];
