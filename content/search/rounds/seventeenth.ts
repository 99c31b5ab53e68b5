import { each, none, some, told } from "#content/search/ways-to-want.ts";
import type { Wish } from "#content/search/wish.ts";

/** Of the classes that another judge found at fault in the seventeenth round: searches that were missed, and are answered since. */
export const ROUND_SEVENTEEN: Readonly<Record<string, readonly Wish[]>> = {
  "every way to deny a letter": [
    {
      query: "last name Torres so it cant end in s",
      wants: { understood: ["pattern"], forbid: ["james", "lucas", "elias", "thomas", "iris", "miles"] },
    },
    each("boy names that cannot start with j", { sex: "boy" }, "jack james john julian joseph jackson jacob"),
    each("girl names that mustnt end in a", { sex: "girl" }, "olivia emma amelia sophia mia isabella ava"),
    each("girl names end", { sex: "girl" }, "amaya amaia arisbeth"),
    each("boy names with v in the middle", { sex: "boy", contains: ["v"] }, "vincent victor dev lev gustav"),
  ],
  "what is shown does what its label says": [
    each("girl names no one uses any more", { births: [0, 19], everBorn: [5000] }),
    each("names that have died out", { births: [0, 19], everBorn: [5000] }),
    each("sister for Noah and Caleb", { sex: "girl" }, "naomi nora camila caroline claire"),
  ],
  "formal names and honored names, truly told": [
    some("full names for bill", 1, "william", { forbid: ["billy", "will"] }),
    some("what is kate short for", 2, "katherine catherine kathryn", { forbid: ["katie", "katy"] }),
    some("both grandpas are called Henry and Walter", 3, "henry walter hank harry walt"),
    { query: "girl version of Trevor", wants: { says: ["know of no feminine"], forbid: ["trevor"] } },
  ],
  "what is known beside what is not": [
    each("not top 50 but people can still recognize it", { rank: [51] }),
    some("combine Anna and Luke", 1, "luanna lunna"),
    some("is mary jane good as a double name", 1, "maryjane"),
    {
      query: "preppy new england girl name",
      wants: { notUnderstood: ["new", "england"], understood: ["theme"] },
    },
  ],
  "meanings of several words": [
    some("boy name meaning gift of god", 3, "matthew theodore nathaniel mateo matteo", {
      forbid: ["jesse", "isai"],
    }),
    each("boy name that means king in spanish", { sex: "boy", least: 1 }),
  ],
  "two conditions at once": [
    each(
      "my wife is Italian, boy names that work in English too",
      { origins: ["Italian"] },
      "james henry oliver",
    ),
    some(
      "french name for a girl popular in the 1960s",
      2,
      "michelle denise renee yvette nicole annette julie",
    ),
  ],
  "facts in one line": [
    told("did the name karen go down because of the meme", "karen", "don’t say why"),
    told("famous people named Beatrix", "beatrix", "don’t list famous"),
    told("most common girl name of the 60s", "lisa", "was the most given"),
  ],
  "meanings in other scripts": [
    some("имя для девочки означает свет", 3, "lucy lucia noor helen clara", { allSatisfy: { sex: "girl" } }),
    some("اسم ولد يعني أسد", 1, "leo asad leon leonardo ari lionel", { allSatisfy: { sex: "boy" } }),
  ],
  "what names no child": [none("name our kitten"), none("brothers for")],
};
