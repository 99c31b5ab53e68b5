import type { Wish } from "#content/search/wish.ts";

/** A year, a decade or a generation: the rank is asked of the middle of it. */
export const ERA: readonly Wish[] = [
  {
    query: "popular names in the 1940s",
    wants: { allSatisfy: { rankIn: { year: 1945, worst: 200 }, least: 10 }, understood: ["era"] },
  },
  {
    query: "1950s boy names",
    wants: {
      allSatisfy: { sex: "boy", rankIn: { year: 1955, worst: 200 }, least: 10 },
      understood: ["sex", "era"],
    },
  },
  {
    query: "girl names from the 60s",
    wants: { allSatisfy: { sex: "girl", rankIn: { year: 1965, worst: 250 }, least: 10 } },
  },
  {
    query: "70s names",
    wants: { allSatisfy: { rankIn: { year: 1975, worst: 250 }, least: 10 }, understood: ["era"] },
  },
  {
    query: "baby boy names 1977",
    wants: {
      allSatisfy: { sex: "boy", rankIn: { year: 1977, worst: 200 }, least: 10 },
      understood: ["sex", "era"],
    },
  },
  {
    query: "90s girl names",
    wants: {
      allSatisfy: { sex: "girl", rankIn: { year: 1995, worst: 250 }, least: 10 },
      understood: ["sex", "era"],
    },
  },
  {
    query: "most popular girl names in 1999",
    wants: {
      allSatisfy: { sex: "girl", rankIn: { year: 1999, worst: 100 }, least: 10 },
      understood: ["era"],
    },
  },
  {
    query: "2000s boy names",
    wants: { allSatisfy: { sex: "boy", rankIn: { year: 2005, worst: 300 }, least: 10 } },
  },
  {
    query: "what were popular baby names in 1930",
    wants: { allSatisfy: { rankIn: { year: 1930, worst: 200 }, least: 10 }, understood: ["era"] },
  },
  {
    query: "names popular in 2012",
    wants: { allSatisfy: { rankIn: { year: 2012, worst: 200 }, least: 10 } },
  },
  // Of 1885, not names that mean anything.
  {
    query: "names from the 1880s",
    wants: { allSatisfy: { rankIn: { year: 1885, worst: 300 }, least: 10 }, understood: ["era"] },
  },
  {
    query: "nineties boy names",
    wants: { allSatisfy: { sex: "boy", rankIn: { year: 1995, worst: 250 }, least: 10 } },
  },
  {
    query: "girls names popular when i was born in 1988",
    wants: {
      allSatisfy: { sex: "girl", rankIn: { year: 1988, worst: 200 }, least: 10 },
      understood: ["sex", "era"],
    },
  },
];
