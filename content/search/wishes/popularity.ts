import type { Wish } from "#content/search/wish.ts";

/** How given a name is, now and on the move. Ranks are those of 2025. */
export const POPULARITY: readonly Wish[] = [
  {
    query: "top 10 girl names",
    wants: { allSatisfy: { sex: "girl", rank: [1, 10], least: 10 }, understood: ["sex", "popularity"] },
  },
  {
    query: "most popular boy names right now",
    wants: { allSatisfy: { sex: "boy", rank: [1, 30], least: 10 }, understood: ["sex", "popularity"] },
  },
  { query: "number one boy name", wants: { first: "liam" } },
  { query: "top 50 boys names", wants: { allSatisfy: { sex: "boy", rank: [1, 50], least: 10 } } },
  {
    query: "most common girl names in america",
    wants: { allSatisfy: { sex: "girl", rank: [1, 50], least: 10 } },
  },
  {
    query: "popular unisex baby names",
    wants: { allSatisfy: { sex: "unisex", rank: [1, 600], least: 10 }, understood: ["sex", "popularity"] },
  },
  // Rare, but a name: not a spelling of a handful of babies, and not one that has simply worn out.
  {
    query: "uncommon girl names",
    wants: {
      allSatisfy: { sex: "girl", rank: [250], everBorn: [500], least: 10 },
      forbid: ["gail", "judith", "linda", "susan", "deborah", "joanne", "marsha", "brenda"],
      understood: ["sex", "popularity"],
    },
  },
  {
    query: "unusual but known boy names",
    wants: {
      allSatisfy: { sex: "boy", rank: [250], everBorn: [500], least: 10 },
      forbid: ["gary", "larry", "dennis", "jerry", "elmer", "randy", "todd", "craig", "keith"],
    },
  },
  // No gemstone is meant.
  {
    query: "hidden gem girl names",
    wants: {
      allSatisfy: { sex: "girl", rank: [200], everBorn: [500], least: 10, share: 0.9 },
      forbid: ["ruby", "gemma", "jade", "diamond"],
      understood: ["popularity"],
    },
  },
  // Two of ten may be unisex names that the other sex has carried up.
  {
    query: "girl names not in the top 500",
    wants: {
      allSatisfy: { sex: "girl", rank: [501], least: 10, share: 0.8 },
      understood: ["sex", "popularity"],
    },
  },
  {
    query: "boys names outside the top 1000",
    wants: {
      allSatisfy: { sex: "boy", rank: [1001], least: 10, share: 0.8 },
      understood: ["sex", "popularity"],
    },
  },
  // Harper stands at 16.
  {
    query: "girl names less popular than harper",
    wants: { allSatisfy: { sex: "girl", rank: [17], least: 10 }, forbid: ["harper", "olivia"] },
  },
  {
    query: "boy names between 200 and 500 in popularity",
    wants: { allSatisfy: { sex: "boy", rank: [200, 500], least: 10 }, understood: ["sex", "popularity"] },
  },
  {
    query: "boys names rising fast",
    wants: {
      allSatisfy: { sex: "boy", since: { year: 2020, atLeast: 1.2 }, least: 10 },
      understood: ["sex", "popularity"],
    },
  },
  {
    query: "up and coming girls names",
    wants: { allSatisfy: { sex: "girl", since: { year: 2020, atLeast: 1.2 }, least: 10 } },
  },
  {
    query: "girl names going out of style",
    wants: {
      allSatisfy: { sex: "girl", since: { year: 2015, atMost: 0.8 }, least: 10 },
      understood: ["sex", "popularity"],
    },
  },
  {
    query: "names with under 100 babies last year",
    wants: { allSatisfy: { births: [0, 99], least: 10 }, understood: ["popularity"] },
  },
];
