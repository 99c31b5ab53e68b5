import { ids, type Wish } from "#content/search/wish.ts";

/** Style: by the records where they can tell, and an honest "We didn’t understand" where no one could. */
export const STYLE: readonly Wish[] = [
  {
    query: "grandma names",
    wants: { allSatisfy: { sex: "girl", peak: [1880, 1960], least: 10 }, understood: ["style"] },
  },
  {
    query: "antique girl names",
    wants: { allSatisfy: { sex: "girl", peak: [1880, 1955], least: 10 }, understood: ["sex", "style"] },
  },
  // Coming back: more than twenty-five years ago, and no longer only on old men.
  {
    query: "grandpa names that are cool again",
    wants: {
      allSatisfy: {
        sex: "boy",
        peak: [1880, 1960],
        since: { year: 2000, atLeast: 1.2 },
        least: 10,
        share: 0.9,
      },
      understood: ["style"],
    },
  },
  { query: "old school boys names", wants: { allSatisfy: { sex: "boy", peak: [1880, 1965], least: 10 } } },
  { query: "old timey girl names", wants: { allSatisfy: { sex: "girl", peak: [1880, 1955], least: 10 } } },
  {
    query: "retro baby names",
    wants: { allSatisfy: { peak: [1880, 1985], least: 10 }, understood: ["style"] },
  },
  {
    query: "classic boys names",
    wants: {
      allSatisfy: { sex: "boy", rank: [1, 400], rankIn: { year: 1955, worst: 300 }, least: 10 },
      understood: ["sex", "style"],
    },
  },
  {
    query: "timeless names for a baby girl",
    wants: { allSatisfy: { sex: "girl", rank: [1, 500], rankIn: { year: 1955, worst: 400 }, least: 8 } },
  },
  {
    query: "traditional boy names",
    wants: { allSatisfy: { sex: "boy", rankIn: { year: 1955, worst: 400 }, least: 10, share: 0.9 } },
  },
  {
    query: "names that never go out of style",
    wants: {
      allSatisfy: { rank: [1, 500], rankIn: { year: 1955, worst: 400 }, least: 10 },
      understood: ["style"],
    },
  },
  {
    query: "modern girl names",
    wants: { allSatisfy: { sex: "girl", peak: [1998], least: 10 }, understood: ["sex", "style"] },
  },
  {
    query: "trendy boy names",
    wants: {
      allSatisfy: { sex: "boy", rank: [1, 1000], since: { year: 2015, atLeast: 1.1 }, least: 10, share: 0.9 },
    },
  },
  // A matter of taste, which no record tells.
  {
    query: "cute baby girl names",
    wants: { notUnderstood: ["cute"], understood: ["sex"], allSatisfy: { sex: "girl" } },
  },
  {
    query: "badass boys names",
    wants: { notUnderstood: ["badass"], understood: ["sex"], allSatisfy: { sex: "boy" } },
  },
  {
    query: "boho girl names",
    wants: { notUnderstood: ["boho"], understood: ["sex"], allSatisfy: { sex: "girl" } },
  },
  {
    query: "preppy boy names",
    wants: {
      understood: ["theme", "sex"],
      allSatisfy: { sex: "boy" },
      mustInTop: {
        names: ids("preston brooks harrison graham carter bennett sterling winston spencer"),
        least: 3,
      },
    },
  },
];
