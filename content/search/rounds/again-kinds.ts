import { each, some } from "#content/search/ways-to-want.ts";
import type { Wish } from "#content/search/wish.ts";

/** By where names come from, how often they are given, what they are like and how they are spelled, of seven later rounds. */
export const ROUNDS_AGAIN_OF_KINDS: Readonly<Record<string, readonly Wish[]>> = {
  peoples: [
    some("white boy names", 2, "william henry james benjamin lucas", { forbid: ["finn", "fintan", "arjun"] }),
    some("white girl names", 2, "olivia charlotte emma sophia", { forbid: ["bianca", "blanca", "gwen"] }),
    some("white southern girl names", 2, "harper scarlett caroline georgia savannah", {
      forbid: ["blanche"],
      allSatisfy: { sex: "girl" },
    }),
    some("black girl names that start with k", 2, "kamora kimora kaliyah kamiyah", {
      allSatisfy: { sex: "girl", starts: ["k"] },
    }),
    { query: "brown boy names", wants: { notUnderstood: ["brown"], forbid: ["bruno", "duncan", "donovan"] } },
    { query: "brown baby names", wants: { noNames: true, notUnderstood: ["brown"] } },
    some("my wife is filipina and im black what do we name our son", 2, "angelo omari jabari bayani", {
      allSatisfy: { sex: "boy" },
    }),
    some("persian girl names that work in english", 2, "ava sara dana yasmin leila"),
    some(
      "my husband is puerto rican and im irish and we want a name for our girl that works for both sides",
      3,
      "nora camila riley elena maeve catalina",
    ),
  ],
  pairs: [
    some("trees or leaves", 4, "magnolia olive laurel rowan hazel willow juniper"),
    some("flowers or birds", 4, "violet lily phoenix iris daisy jay robin"),
    some("water or fire", 4, "dylan brooks river ember kai blaze"),
    some("mountains or forests boys", 3, "rowan ridge forrest silas everest", { allSatisfy: { sex: "boy" } }),
    some("bear or fox names", 2, "bear fox arthur todd bjorn", { forbid: ["nox", "mox"] }),
    some("forest or wolf names", 2, "hazel rowan raul rudy willow"),
    some("girl names trees or leaves", 3, "magnolia hazel willow juniper olive", {
      allSatisfy: { sex: "girl" },
    }),
  ],
  "how often in rounds": [
    some("popular names when i was born in 87", 3, "michael jessica ashley christopher matthew"),
    each("names that dropped out of the top 1000", { rank: [1001] }),
    each("names nobody used in 2025", { rank: [201] }),
    each("names that are about to get popular", { since: { year: 2020, atLeast: 1.05 } }),
    each("names losing popularity", { since: { year: 2020, atMost: 0.95 } }),
    some("simple classic names for boys nothing weird", 4, "henry james william benjamin jack samuel"),
  ],
  "letters in rounds": [
    each("giirl names starting wit m", { sex: "girl", starts: ["m"] }),
    each("ka- names", { starts: ["ka"] }),
    each("twin boys names that both start with c", { sex: "boy", starts: ["c"] }),
    each("girl names nothing ending in lyn or leigh", { sex: "girl" }, "evelyn brooklyn kayleigh"),
    some("girl names that arent flowers", 2, "emma charlotte amelia", { forbid: ["violet", "lily", "rose"] }),
    some("boy names that arent jr or biblical or popular", 2, "liam oliver theodore henry", {
      forbid: ["noah", "elijah"],
    }),
    each("middle name for Lily (1 syllable)", { syllables: [1, 1] }),
  ],
  "meanings in rounds": [
    some("name meaning born on a sunday", 2, "akosua esi ladi", { forbid: ["owen", "kenneth", "eugene"] }),
    some("names for a girl born on a tuesday", 1, "abena"),
    some("names that mean luv", 2, "david amy mabel cara aimee"),
    each("ok google whats a pretty name for a baby girl that means flower in another language", {
      sex: "girl",
    }),
    some("girl names meaning grateful", 1, "zendaya modupe", { allSatisfy: { sex: "girl", least: 2 } }),
    some("names for a little country boy", 3, "wyatt maverick waylon stetson colt", {
      allSatisfy: { sex: "boy" },
    }),
  ],
  "sentences in rounds": [
    each("im 39 weeks and panicking we have no boy name we like short classic names", {
      sex: "boy",
      letters: [2, 4],
    }),
    each(
      "looking for a boy name that isnt in the top 50 and has a cool nickname and works with a long italian last name",
      {
        sex: "boy",
        rank: [51],
      },
    ),
    each("hey can you find me a girl name that starts with l and is kind of old but pretty", {
      sex: "girl",
      starts: ["l"],
    }),
    each("masc names that arent too macho", { sex: "boy" }),
    each("im nonbinary and need a new name", { sex: "unisex" }),
    each("new name for my daughter who was my son", { sex: "girl" }),
    each("my daughter was stillborn and i want to name her", { sex: "girl" }),
    each("name for my son in heaven", { sex: "boy" }),
  ],
};
