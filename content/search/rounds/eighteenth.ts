import { each, some, told } from "#content/search/ways-to-want.ts";
import type { Wanted, Wish } from "#content/search/wish.ts";

/** The first names, and nothing that was not understood beside them. */
function read(query: string, least: number, names: string, kinds: Wanted["understood"] = []): Wish {
  return some(query, least, names, { understood: kinds });
}

const EDGY =
  "axel jett knox maverick onyx blaze jagger zane jax hendrix ryder raven nova jade ember blair stevie";
const NATURE =
  "iris magnolia violet lily hazel willow daisy rose olive jasmine wren aspen rowan forrest forest river";
const USUAL =
  "rose grace jane mae claire elizabeth marie hope faith anne kate james lee thomas john william paul charles alexander";

/** Of the classes that an outsider found at fault in the eighteenth round: searches that were missed, and others like them. */
export const ROUND_EIGHTEEN: Readonly<Record<string, readonly Wish[]>> = {
  "words of manner": [
    read("cool boy names that arent weird", 4, EDGY, ["theme", "sex"]),
    read("badass boy names", 4, `${EDGY} gunnar hector`, ["theme"]),
    read("boho names for a girl", 5, NATURE, ["theme"]),
    read("bohemian baby boy names", 3, NATURE, ["theme"]),
    read("coolest girl names", 4, EDGY, ["theme"]),
    read("something kickass for my daughter", 3, `${EDGY} bellatrix victoria`, ["theme"]),
    some("cool but classic boy names", 4, "theodore henry james william benjamin jack samuel johnny"),
    some("free spirited girl names", 5, NATURE),
    each("sassiest girl names", { sex: "girl", ends: ["ie", "ey", "y"], syllables: [2, 2] }),
    each("names with some spunk for a boy", { sex: "boy", ends: ["ie", "ey", "y"], syllables: [2, 2] }),
    each("frilly girl names", { sex: "girl", ends: ["a"], syllables: [3] }),
    each("fancy names for a boy", { sex: "boy", letters: [7] }),
    some("laid-back boy names", 3, "liam noah levi owen rowan milo leo"),
    some("boujee girl names", 4, "eleanor caroline margaret sloane genevieve blair palmer charlotte"),
    some("mysterious girl names", 3, "ophelia lilith raven seraphina selene persephone mina"),
    some("country girl names", 4, "annie scarlett georgia magnolia savannah virginia cheyenne harper"),
  ],
  "years of the peak": [
    each("girls names that peaked in the 70s", { sex: "girl", peak: [1970, 1979] }),
    each("french girl names that peaked before 1950", {
      sex: "girl",
      origins: ["French"],
      peak: [1880, 1949],
    }),
    each("boy names at their height in the 1920s", { sex: "boy", peak: [1920, 1929] }),
    each("names that hit their peak in 1985", { peak: [1985, 1985] }),
    each("boys names that were most popular ever in the 60s", { sex: "boy", peak: [1960, 1969] }),
    each("girl names whose heyday was the fifties", { sex: "girl", peak: [1950, 1959] }),
    each("irish boy names that peaked after 2000", { sex: "boy", origins: ["Irish"], peak: [2001] }),
    each("names that peaked between 1990 and 1995", { peak: [1990, 1995] }),
    each("girl names that are at their peak right now", { sex: "girl", peak: [2025] }),
    told("what year did Linda peak", "linda", "1948"),
  ],
  "ways down and ways up": [
    each("boys names that are dropping", { sex: "boy", since: { year: 2015, atMost: 0.8 } }),
    each("girl names sliding in popularity", { sex: "girl", since: { year: 2015, atMost: 0.8 } }),
    each("names losing steam", { since: { year: 2015, atMost: 0.8 } }),
    each("boy names trending down", { sex: "boy", since: { year: 2015, atMost: 0.8 } }),
    each("names parents are moving away from", { since: { year: 2015, atMost: 0.8 } }),
    each("names that have tanked lately", { since: { year: 2015, atMost: 0.8 } }),
    each("girl names in free fall", { sex: "girl", since: { year: 2015, atMost: 0.8 } }),
    each("girl names heating up", { sex: "girl", since: { year: 2015, atLeast: 1.2 } }),
    each("names gaining traction", { since: { year: 2015, atLeast: 1.2 } }),
    each("boy names on the upswing", { sex: "boy", since: { year: 2015, atLeast: 1.2 } }),
    each("names that are catching on", { since: { year: 2015, atLeast: 1.2 } }),
  ],
  "few births, in words": [
    each("names only a handful of babies got last year", { births: [1, 20] }),
    each("names barely anyone got last year", { births: [1, 20] }),
    each("boy names hardly any babies were given", { sex: "boy", births: [1, 20] }),
    each("girl names almost nobody used last year", { sex: "girl", births: [1, 20] }),
    each("names next to no one has", { births: [1, 20] }),
    each("names with very few births", { births: [1, 20] }),
    each("names only a couple dozen babies got", { births: [1, 24] }),
    each("names fewer than a dozen babies got", { births: [0, 11] }),
  ],
  "names of works": [
    some("lord of the rings boy names", 4, "theoden thorin sam aragorn legolas samwise gandalf"),
    some("lotr girl names", 4, "arwen eowyn galadriel elanor rosie luthien"),
    some("game of thrones girl names", 4, "arya daenerys sansa lyanna khaleesi rhaenyra brienne"),
    some("star wars boy names", 4, "luke anakin kylo ben finn cassian lando"),
    some("disney girl names that start with m", 3, "moana mulan merida mirabel"),
    some("marvel boy names", 4, "tony thor loki bruce peter steve logan"),
    some(
      "names from shakespeare for a boy",
      4,
      "romeo orlando sebastian lorenzo malcolm antonio titus hector",
      {
        forbid: ["oliver", "henry"],
      },
    ),
  ],
  "usual middle names": ["aurora", "wyatt", "Isla", "Hudson", "harper for a girl", "Margaret", "River"].map(
    (first) => some(`middle name for ${first}`, 5, USUAL),
  ),
  "like one and rarer": [
    some("something rarer than olivia but similar", 2, "alivia livia emilia natalia octavia sophia amelia"),
    some("like olivia but not as popular", 2, "alivia livia emilia natalia octavia sophia amelia"),
    some("similar to Mia, less common", 2, "lia mila fia mya malia nia"),
    some("similar but rarer than Ella", 2, "stella bella adela lola willa nola elsa"),
    some("less popular than Isabella along the same lines", 2, "arabella gabriella isabelle bella annabella"),
    some("not as popular as Liam but close", 2, "rowan niam levi callum william colm"),
  ],
  "the last word unfinished": [
    each("irish bo", { sex: "boy", origins: ["Irish"] }),
    each("french gi", { sex: "girl", origins: ["French"] }),
    some("biblical nam", 3, "noah elijah abigail samuel daniel hannah david"),
    some("middle names for charl", 5, USUAL),
    some("names like theodo", 1, "theo"),
    each("boy names that are popul", { sex: "boy", rank: [1, 200] }),
    each("girl names from shakesp", { sex: "girl" }),
    some("nicknames for elizab", 3, "beth betsy betty eliza liz lizzie libby ellie"),
  ],
  "not boring": [
    each("my last name is smith and i want a boy name that isnt boring", { sex: "boy", rank: [101, 1000] }),
    each("girl names that arent plain", { sex: "girl", rank: [101] }),
    each("anything but boring boy names", { sex: "boy", rank: [101] }),
    each("i dont want a basic name for my son", { sex: "boy", rank: [101] }),
    each("not your typical girl names", { sex: "girl", rank: [101] }),
    each("names that arent a dime a dozen", { rank: [101] }),
    each("boy names that aren't overdone", { sex: "boy", rank: [101] }),
  ],
};
