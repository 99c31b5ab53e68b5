import type { Wish } from "#content/search/wish.ts";

/** Slips and shorthand in the words of the wish: none of them is a name or a meaning. */
export const ODD_SPELLING: readonly Wish[] = [
  {
    query: "grils names",
    wants: { allSatisfy: { sex: "girl", least: 10 }, understood: ["sex"], forbid: ["gil", "giles", "james"] },
  },
  { query: "baby boi namez", wants: { allSatisfy: { sex: "boy", least: 10 }, understood: ["sex"] } },
  { query: "girls name begining with s", wants: { allSatisfy: { sex: "girl", starts: ["s"], least: 10 } } },
  {
    query: "boy nams meening peace",
    wants: {
      allSatisfy: {
        sex: "boy",
        meaning: ["peace", "peaceful", "calm", "quiet"],
        least: 4,
        top: 5,
        share: 0.8,
      },
    },
  },
  {
    query: "itallian girl names",
    wants: { allSatisfy: { sex: "girl", origins: ["Italian"], least: 10 }, understood: ["sex", "origin"] },
  },
  {
    query: "scotish boy names",
    wants: { allSatisfy: { sex: "boy", origins: ["Scottish", "Scottish Gaelic"], least: 10 } },
  },
  { query: "japenese girl names", wants: { allSatisfy: { sex: "girl", origins: ["Japanese"], least: 10 } } },
  {
    query: "hawiian names",
    wants: { allSatisfy: { origins: ["Hawaiian"], least: 10 }, understood: ["origin"] },
  },
  {
    query: "popualr boy names",
    wants: { allSatisfy: { sex: "boy", rank: [1, 200], least: 10 }, understood: ["sex", "popularity"] },
  },
  { query: "unisexx names", wants: { allSatisfy: { sex: "unisex", least: 10 }, understood: ["sex"] } },
  {
    query: "names 4 girls starting w a",
    wants: { allSatisfy: { sex: "girl", starts: ["a"], least: 10 }, understood: ["sex", "pattern"] },
  },
  { query: "boy names endng in er", wants: { allSatisfy: { sex: "boy", ends: ["er"], least: 10 } } },
];
