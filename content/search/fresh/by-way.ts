import { bySex, byWay, some, told } from "#content/search/ways-to-want.ts";
import { ids, type Wish } from "#content/search/wish.ts";

/** By way of a name, and in sets. */
export const BY_WAY: Readonly<Record<string, readonly Wish[]>> = {
  "like one": [
    bySex("names like Wyatt", "boy", "wyatt"),
    bySex("something similar to Evangeline", "girl", "evangeline"),
    { query: "male form of Olivia", wants: { first: "oliver" } },
    some("feminine version of Joseph", 1, "josephine", { forbid: ["jose"] }),
    some(
      "if i like Atticus what else would i like",
      3,
      "cassius atlas magnus caius titus maximus cassian phineas",
    ),
    { query: "italian version of John", wants: { first: "giovanni", forbid: ids("juan sean ivan jean") } },
    some("other ways to spell Kaylee", 3, "kayleigh caylee kailee kaylie kailey", {
      forbid: ["kylie", "hailey"],
    }),
    {
      query: "same feel as Juniper but not a plant",
      wants: {
        understood: ["relation", "theme"],
        forbid: ids("juniper willow ivy hazel olive daisy clover lavender"),
      },
    },
  ],
  siblings: [
    bySex("sister for Hudson", "girl", "hudson nairobi"),
    bySex("brother name for Violet", "boy", "violet"),
    byWay("third baby, first two are Nora and Henry", "charles adelaide rose grace alice william"),
    some("sibling names for Aaliyah", 2, "laila ali ibrahim khalil maryam", {
      forbid: ["aaliyah", "aliyah"],
    }),
    bySex("baby brother to big sister Esperanza", "boy", "esperanza"),
  ],
  "twins and triplets": [
    {
      query: "twin boys same first letter",
      wants: { understood: ["pattern", "sex"], allSatisfy: { sex: "boy" } },
    },
    some("boy girl twins that match", 2, "olivia lucas charlotte oliver emma henry", {
      understood: ["pattern"],
    }),
    {
      query: "triplet names all girls",
      wants: { understood: ["pattern", "sex"], allSatisfy: { sex: "girl" } },
    },
    {
      query: "irish twin names for two boys",
      wants: { understood: ["pattern", "origin"], allSatisfy: { sex: "boy" } },
    },
  ],
  "for the middle": [
    told("does Grace go with Amelia", "grace", "do not rhyme"),
    some("one syllable middle names for boys", 3, "james john lee paul luke jack cole grant"),
    { query: "middle name to honor grandpa Walter", wants: { first: "walter" } },
    bySex("longer middle names for a short first name like Mia", "girl", "mia rose mae"),
    {
      query: "unusual girl middle names",
      wants: { forbid: ids("rose marie grace ann elizabeth"), allSatisfy: { sex: "girl" } },
    },
    byWay("Eleanor _____ Thompson", "june grace claire anne rose"),
    some("most common middle names for girls", 5, "marie grace rose elizabeth ann anne mae jane lynn"),
  ],
  "short and full": [
    { query: "what is Bill short for", wants: { first: "william" } },
    some("names you can call Ellie for short", 2, "eleanor elizabeth"),
    some("how to get Teddy as a nickname", 2, "theodore edward"),
    some("apodo para Guadalupe", 1, "lupe lupita"),
    some("nn Kit full name", 2, "christopher katherine"),
    some("why is Jack a nickname for John", 2, "jack john"),
    some("cute nicknames for Josephine", 1, "josie"),
  ],
  facts: [
    told("when did Jennifer peak", "jennifer", "1974"),
    told("is Leslie a guys name", "leslie", "were boys"),
    told("where does the name Xavier come from", "xavier", "Basque"),
    told("is Nevaeh really heaven backwards", "nevaeh", "heaven spelled backward"),
    told("Catherine vs Katherine which is more common", "catherine", "Katherine is more common"),
    told("how old is the typical Gary", "gary", "median age"),
    told("what rank was Elsa in 2014", "elsa", "rank 286"),
    told("is Maryam a muslim name", "maryam", "Yes"),
  ],
};
