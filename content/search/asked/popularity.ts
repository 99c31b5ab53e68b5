import { ids, type Wish } from "#content/search/wish.ts";

/** How common a name is, and which way it goes. */
export const POPULARITY: readonly Wish[] = [
  {
    query: "fastest rising girl names",
    wants: { allSatisfy: { sex: "girl", since: { year: 2015, atLeast: 1.1 }, share: 0.9, least: 10 } },
  },
  {
    query: "names ranked 500 to 1000 boy",
    wants: { allSatisfy: { sex: "boy", rank: [500, 1000], least: 10 } },
  },
  {
    query: "uncommon but not weird boy names",
    wants: { allSatisfy: { sex: "boy", rank: [150], least: 10 } },
  },
  { query: "top 5 boys names", wants: { allSatisfy: { sex: "boy", rank: [1, 5], least: 5 } } },
  { query: "very unique boy names", wants: { allSatisfy: { sex: "boy", rank: [400], least: 10 } } },
  { query: "boy names you dont hear often", wants: { allSatisfy: { sex: "boy", rank: [100], least: 10 } } },
  { query: "uncommon boy names", wants: { allSatisfy: { sex: "boy", rank: [150], least: 10 } } },
  { query: "least common girl names", wants: { allSatisfy: { sex: "girl", rank: [500], least: 10 } } },
  {
    query: "common unisex names",
    wants: { allSatisfy: { sex: "unisex", rank: [1, 300], share: 0.9, least: 10 } },
  },
  {
    query: "rare but pretty girl names",
    wants: { allSatisfy: { sex: "girl", rank: [200], least: 10 }, notUnderstood: ["pretty"] },
  },
  {
    query: "less common irish girl names",
    wants: { allSatisfy: { sex: "girl", origins: ["Irish"], rank: [150], least: 8 } },
  },
  {
    query: "super rare boy names",
    wants: {
      allSatisfy: { sex: "boy", rank: [500], least: 10 },
      forbid: ids("elmer norman gerald mike will clarence"),
    },
  },
  {
    query: "most popular baby names",
    wants: {
      mustInTop: {
        names: ids(
          "olivia liam noah emma charlotte oliver amelia theodore sophia henry mia james isabella elijah mateo",
        ),
        least: 6,
      },
      allSatisfy: { rank: [1, 100], least: 10 },
    },
  },
];
