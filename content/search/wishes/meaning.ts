import { ids, type Wish } from "#content/search/wish.ts";

/** A meaning as a bare word, or with words around it: the gloss decides, and nine of ten must hold it. */
export const MEANING: readonly Wish[] = [
  {
    query: "names that mean healer",
    wants: {
      allSatisfy: { meaning: ["healer", "healing", "heals"], top: 6, least: 5, share: 0.8 },
      understood: ["meaning"],
    },
  },
  {
    query: "girl name that means snow",
    wants: { mustInTop: { names: ids("eira lumi yuki"), least: 2, top: 5 } },
  },
  {
    query: "names meaning river",
    wants: {
      allSatisfy: { meaning: ["river", "stream", "brook"], least: 10, share: 0.9 },
      understood: ["meaning"],
    },
  },
  {
    query: "girl names meaning rose",
    wants: { allSatisfy: { sex: "girl", meaning: ["rose", "garden flower"], least: 8, share: 0.9 } },
  },
  {
    query: "names that mean life",
    wants: {
      allSatisfy: { meaning: ["life", "living", "alive", "lively"], least: 10, share: 0.9 },
      understood: ["meaning"],
    },
  },
  {
    query: "meaning noble",
    wants: {
      allSatisfy: { meaning: ["noble", "nobility", "nobleman", "noblewoman"], least: 10, share: 0.9 },
    },
  },
  {
    query: "boy names meaning king",
    wants: {
      allSatisfy: { sex: "boy", meaning: ["king", "kings", "royal", "kingly"], least: 8, share: 0.9 },
    },
  },
  // A bare word of the glosses.
  {
    query: "warrior",
    wants: { allSatisfy: { meaning: ["warrior", "soldier", "fighter"], least: 8, share: 0.9 } },
  },
  {
    query: "friend",
    wants: { allSatisfy: { meaning: ["friend", "friendship", "ally"], least: 8, share: 0.9 } },
  },
  { query: "messenger", wants: { allSatisfy: { meaning: ["messenger", "angel"], least: 8, share: 0.9 } } },
  {
    query: "names that mean bee",
    wants: {
      mustInTop: { names: ids("deborah debra debbie melissa"), least: 2, top: 4 },
      forbid: ["beau", "bea"],
    },
  },
  {
    query: "boy names that mean rock or stone",
    wants: {
      allSatisfy: { sex: "boy", meaning: ["rock", "stone", "crag", "flint", "cliff"], least: 6, share: 0.8 },
    },
  },
  // The animal, neither somebody who is dear nor what God does.
  {
    query: "names that mean deer",
    wants: {
      allSatisfy: {
        meaning: ["deer", "fawn", "stag", "hart", "hind", "gazelle"],
        top: 6,
        least: 4,
        share: 0.8,
      },
      forbid: ["mila", "milan", "kevin", "jasiel"],
    },
  },
  {
    query: "names that mean dark",
    wants: { allSatisfy: { meaning: ["dark", "black", "night", "shadow"], least: 8, share: 0.9 } },
  },
  {
    query: "baby names meaning wealth",
    wants: {
      allSatisfy: {
        meaning: ["wealth", "wealthy", "rich", "prosperity", "fortune", "prosperous"],
        least: 8,
        share: 0.9,
      },
    },
  },
  {
    query: "names that mean dawn",
    wants: {
      allSatisfy: { meaning: ["dawn", "daybreak", "morning", "sunrise"], least: 5, top: 6, share: 0.8 },
    },
  },
  { query: "names with the meaning eagle", wants: { allSatisfy: { meaning: ["eagle"], least: 3, top: 3 } } },
  // What the name means, not a name for twins.
  {
    query: "names meaning twin",
    wants: { allSatisfy: { meaning: ["twin"], top: 5, least: 5 }, understood: ["meaning"] },
  },
  {
    query: "boy name means red",
    wants: { allSatisfy: { sex: "boy", meaning: ["red", "red-haired", "ruddy"], least: 8, share: 0.9 } },
  },
  {
    query: "hebrew names meaning lion",
    wants: {
      allSatisfy: { origins: ["Hebrew"], meaning: ["lion", "lioness"], least: 3, top: 3 },
      understood: ["origin", "meaning"],
    },
  },
];
