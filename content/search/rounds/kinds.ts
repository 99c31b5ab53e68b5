import { each, some } from "#content/search/ways-to-want.ts";
import type { Wish } from "#content/search/wish.ts";

/** By where names come from, when they were given, how often, and how they are spelled. */
export const ROUNDS_OF_KINDS: Readonly<Record<string, readonly Wish[]>> = {
  "two homes": [
    some("dad is nigerian mom is irish girl name", 2, "amara nora sade riley maeve", {
      allSatisfy: { sex: "girl", origins: ["Igbo", "Yoruba", "Irish", "Arabic", "Hausa"] },
    }),
    some("names for a half korean half american baby boy", 2, "yohan noah haneul theodore henry", {
      allSatisfy: { sex: "boy" },
    }),
    some("muslim girl names that sound american", 2, "sara maya dana layla leila mariam", {
      allSatisfy: { sex: "girl" },
    }),
    each("filipina baby names", { sex: "girl", origins: ["Filipino", "Spanish"] }),
    each("names for our chinese american daughter", { sex: "girl", origins: ["Chinese"] }),
    some("irish name for our baby girl due in october", 3, "nora riley maeve quinn keira teagan", {
      allSatisfy: { sex: "girl", origins: ["Irish"] },
    }),
  ],
  years: [
    some("what were babies called in 1915", 4, "mary john helen dorothy william james"),
    some("what was popular when i was born in 1992", 4, "michael christopher ashley jessica matthew"),
    each("what did people name their daughters in the 60s", {
      sex: "girl",
      rankIn: { year: 1965, worst: 200 },
    }),
    some("names for people who are 40 now", 4, "michael christopher jessica matthew ashley jennifer"),
    some("names 30 years ago", 4, "michael matthew christopher jacob jessica ashley"),
    some("mom names from the seventies", 4, "jennifer amy melissa michelle kimberly lisa", {
      allSatisfy: { sex: "girl" },
    }),
    some("names like people had in 1890", 4, "mary john william anna james george"),
    each("names that were popular before 1950 but not now", { rank: [201] }),
  ],
  "how often": [
    each("middle of the road popularity girl names", { sex: "girl", rank: [201, 1000] }),
    each("boy names in the 300s for popularity", { sex: "boy", rank: [300, 399] }),
    each("between top 50 and top 150 girls", { sex: "girl", rank: [51, 150] }),
    { query: "the second most popular girl name", wants: { first: "charlotte" } },
    each("names hardly anyone has but people know", { rank: [101] }),
    each("boy names thats not on everyone's list", { sex: "boy", rank: [101] }),
    each("names given to fewer than 50 girls", { births: [0, 49] }),
    each("rank 10 to 30 boys", { sex: "boy", rank: [10, 30] }),
    each("what are most people naming their sons", { sex: "boy", rank: [1, 200] }),
    each("girl names not many people have", { sex: "girl", rank: [101] }),
  ],
  letters: [
    each("girl names with the letters l and y", { sex: "girl", contains: ["l"] }),
    each("names with a and z in them", { contains: ["z"] }),
    each("girl name first letter k last letter e", { sex: "girl", starts: ["k"], ends: ["e"] }),
    each("boy name _ _ x", { sex: "boy", ends: ["x"], letters: [3, 3] }),
    each("names that have ie at the end", { ends: ["ie"] }),
    each("names that start with a b or a d boy", { sex: "boy", starts: ["b", "d"] }),
    each("names thats the same in a mirror", { palindrome: true }),
    each("no s names because our last name starts with s", { without: ["s"] }),
  ],
  meanings: [
    some("names meaning second chance or new beginning", 2, "renata renee phoenix nova rene"),
    some("something that means grace but isnt grace", 3, "hannah anna ana anya annie", { forbid: ["grace"] }),
    some("names with the meaning of new life", 2, "zoe eva zoey eve ava liv"),
    some("meaning of strength and courage boy", 1, "richard jabari aziel", { allSatisfy: { sex: "boy" } }),
    some("names that scream summer", 1, "summer june august samson"),
  ],
};
