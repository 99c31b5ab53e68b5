import { ids, type Wish } from "#content/search/wish.ts";

/** Words of meanings. */
export const MEANING: readonly Wish[] = [
  {
    query: "names that mean gods gift",
    wants: { allSatisfy: { meaning: ["gift", "given", "gives"], least: 4 } },
  },
  {
    query: "names meaning noble",
    wants: { allSatisfy: { meaning: ["noble", "nobility"], share: 0.8, least: 10 } },
  },
  {
    query: "boy names meaning wise",
    wants: {
      allSatisfy: { sex: "boy", meaning: ["wise", "wisdom", "mind", "counsel"], share: 0.7, least: 4 },
    },
  },
  {
    query: "names meaning peace girl",
    wants: {
      allSatisfy: { sex: "girl", meaning: ["peace", "peaceful", "serene", "calm"], share: 0.8, least: 4 },
    },
  },
  { query: "names that mean rainbow", wants: { mustInTop: { names: ids("iris"), least: 1 } } },
  {
    query: "boy names that mean fire",
    wants: {
      allSatisfy: { sex: "boy", meaning: ["fire", "fiery", "flame", "burning"], share: 0.8, least: 4 },
    },
  },
  { query: "girl names that mean wolf", wants: { allSatisfy: { sex: "girl", meaning: ["wolf"], least: 1 } } },
  { query: "names that mean unicorn", wants: { noNames: true, notUnderstood: ["unicorn"] } },
  {
    query: "names which mean angel",
    wants: { mustInTop: { names: ids("angela angelina angel angelica malak malachi"), least: 3 } },
  },
  {
    query: "boy name means bear",
    wants: { allSatisfy: { sex: "boy", meaning: ["bear"], share: 0.8, least: 4 } },
  },
  {
    query: "meaning tree",
    wants: {
      allSatisfy: {
        meaning: ["tree", "oak", "ash", "birch", "laurel", "palm", "willow", "cedar"],
        share: 0.8,
        least: 5,
      },
    },
  },
  { query: "names that mean second", wants: { mustInTop: { names: ids("kenji kojo sani"), least: 1 } } },
  {
    query: "moon",
    wants: {
      mustInTop: { names: ids("luna selena aylin selene mahina diana cynthia"), least: 2 },
      forbid: ids("minh"),
    },
  },
  {
    query: "names that mean new beginning",
    wants: { mustInTop: { names: ids("genesis renee renata zoe nova aurora dawn"), least: 1 } },
  },
  {
    query: "names that mean joy",
    wants: {
      allSatisfy: {
        meaning: ["joy", "joyful", "happy", "happiness", "laughter", "glad", "rejoice", "delight"],
        share: 0.8,
        least: 6,
      },
    },
  },
];
