import type { Wish } from "#content/search/wish.ts";

/** Half of it is a wish, the other half nobody could answer: do the one, and say so of the other. */
export const HALF_UNDERSTOOD: readonly Wish[] = [
  {
    query: "italian girl names that sound expensive",
    wants: { allSatisfy: { sex: "girl", origins: ["Italian"] }, notUnderstood: ["expensive"] },
  },
  {
    query: "french boy names for a future ceo",
    wants: { allSatisfy: { sex: "boy", origins: ["French"] }, notUnderstood: ["ceo"] },
  },
  { query: "greek names that slap", wants: { allSatisfy: { origins: ["Greek"] }, notUnderstood: ["slap"] } },
  {
    query: "japanese boy names for gamers",
    wants: { allSatisfy: { sex: "boy", origins: ["Japanese"] }, notUnderstood: ["gamers"] },
  },
  {
    query: "girl names starting with m that are iconic",
    wants: { allSatisfy: { sex: "girl", starts: ["m"] }, notUnderstood: ["iconic"] },
  },
  {
    query: "5 letter boy names that arent boring",
    wants: { allSatisfy: { sex: "boy", letters: [5, 5] }, notUnderstood: ["boring"] },
  },
  {
    query: "unisex names with main character energy",
    wants: { allSatisfy: { sex: "unisex" }, notUnderstood: ["energy"] },
  },
  {
    query: "vintage girl names for a scorpio",
    wants: { allSatisfy: { sex: "girl", peak: [1880, 1960] }, notUnderstood: ["scorpio"] },
  },
  {
    query: "hebrew boy names my mother in law will approve of",
    wants: { allSatisfy: { sex: "boy", origins: ["Hebrew"] }, notUnderstood: ["approve"] },
  },
  {
    query: "scottish girl names instagrammable",
    wants: {
      allSatisfy: { sex: "girl", origins: ["Scottish", "Scottish Gaelic"] },
      notUnderstood: ["instagrammable"],
    },
  },
  {
    query: "top 100 boy names that match my tattoo",
    wants: { allSatisfy: { sex: "boy", rank: [1, 100] }, notUnderstood: ["tattoo"] },
  },
  {
    query: "persian girl names netflix",
    wants: { allSatisfy: { sex: "girl", origins: ["Persian"] }, notUnderstood: ["netflix"] },
  },
  {
    query: "one syllable girl names that feel cozy",
    wants: { allSatisfy: { sex: "girl", syllables: [1, 1] }, notUnderstood: ["cozy"] },
  },
  {
    query: "dutch baby names our dog would like",
    wants: { allSatisfy: { origins: ["Dutch"] }, notUnderstood: ["dog"] },
  },
];
