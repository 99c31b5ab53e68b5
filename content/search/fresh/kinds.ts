import { each, some, told } from "#content/search/ways-to-want.ts";
import type { Wish } from "#content/search/wish.ts";

/** By where names come from, when they were given, and what they mean. */
export const KINDS: Readonly<Record<string, readonly Wish[]>> = {
  "where from": [
    some("welsh boy names", 3, "dylan owen rhys evan griffith gareth emrys griffin", {
      forbid: ["liam", "declan"],
    }),
    each("Yoruba names", { origins: ["Yoruba"] }),
    some("nombres de niño mexicanos", 3, "santiago mateo diego alejandro emiliano jose luis", {
      allSatisfy: { sex: "boy" },
    }),
    some("Persian girl names", 2, "roxana soraya yasmin parisa daria", { allSatisfy: { sex: "girl" } }),
    each("punjabi sikh names", { origins: ["Punjabi", "Sanskrit"] }),
    some("hawaiian boy names", 2, "kai keanu koa kekoa makoa keoni", { allSatisfy: { sex: "boy" } }),
    each("armenian boy names", { sex: "boy" }),
    each("vietnamese girl names", { sex: "girl", origins: ["Vietnamese"] }),
  ],
  tastes: [
    some("old money boys name", 3, "preston brooks harrison graham carter bennett sterling", {
      allSatisfy: { sex: "boy" },
    }),
    some("cottagecore girl names", 3, "willow hazel ivy daisy iris violet magnolia", {
      allSatisfy: { sex: "girl" },
    }),
    some("cowboy names", 3, "wyatt colt cash boone cody jesse maverick dallas"),
    each("old lady names", { sex: "girl", peak: [1880, 1960], rank: [201] }),
    some("scottish surnames as first names", 3, "cameron graham grant campbell lennox blair"),
    some("royal sounding names for a princess", 3, "charlotte elizabeth victoria catherine", {
      allSatisfy: { sex: "girl" },
    }),
    some("goth girl names", 3, "raven lilith ophelia persephone seraphina selene", {
      forbid: ["daisy", "joy"],
    }),
  ],
  times: [
    some("1985 top names", 5, "michael jessica christopher matthew ashley jennifer"),
    some("names from the roaring twenties", 4, "robert john james william mary dorothy helen betty"),
    { query: "most popular girl name 1962", wants: { first: "lisa" } },
    some("1930s names for boys", 5, "robert james john william richard"),
    some("victorian era girl names", 3, "mary anna emma elizabeth margaret florence"),
    { query: "names that were big in 1947", wants: { first: "linda" } },
    some("gen x names", 4, "jennifer michelle lisa kimberly michael jason christopher david"),
    { query: "what was number one for boys in 1999", wants: { first: "jacob" } },
  ],
  "how popular": [
    told("is Harper still popular", "harper", "is falling"),
    each("most popular unisex names", { sex: "unisex" }),
    each("girl names outside the top 500", { sex: "girl", rank: [501] }),
    each("fastest rising boy names", { sex: "boy" }),
    told("how many babies were named khaleesi", "khaleesi", "5,537"),
    each("uncommon but normal boy names", { sex: "boy", rank: [101] }),
    some("top 100 girl names right now", 4, "olivia emma charlotte amelia"),
    each("names that disappeared", { rank: [501] }),
  ],
  themes: [
    some("space names", 4, "luna nova orion stella apollo celeste"),
    some("names of trees", 4, "willow rowan hazel olive laurel magnolia aspen"),
    some("jewel names for girls", 4, "ruby pearl opal jade amber emerald crystal gemma"),
    some("names from shakespeare plays", 4, "juliet ophelia romeo viola miranda beatrice orlando"),
    some("harry potter characters", 3, "harry luna hermione lily ronald cedric minerva"),
    some("norse mythology boy", 2, "odin thor", { allSatisfy: { sex: "boy" } }),
    some("musical names", 3, "melody harmony aria lyric viola piper harper"),
  ],
  meanings: [
    some("boy names that mean wolf", 3, "wolfgang ralph raul rudy randall zev", {
      allSatisfy: { sex: "boy" },
    }),
    some("girls name meaning pearl", 2, "pearl margaret", { forbid: ["ruby"] }),
    told("what does Tobias mean", "tobias", "good"),
    some("names meaning gift from god", 3, "theodore nathaniel dorothy theodora", { forbid: ["john"] }),
    some("names that mean little one", 2, "paul pablo"),
    told("meaning of priya", "priya", "beloved"),
    some("names meaning moon for a girl", 2, "luna selena selene aylin", { allSatisfy: { sex: "girl" } }),
    some("name that means free", 3, "charlotte charles caroline carlos franklin"),
  ],
};
