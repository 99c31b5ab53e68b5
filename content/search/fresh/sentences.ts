import { each, help, some } from "#content/search/ways-to-want.ts";
import { ids, type Wish } from "#content/search/wish.ts";

/** What is not wanted, whole sentences, and need. */
export const SENTENCES: Readonly<Record<string, readonly Wish[]>> = {
  "not wanted": [
    each(
      "greek girl names but not Chloe or Sophia",
      { sex: "girl", origins: ["Greek", "Hebrew", "Latin"] },
      "chloe sophia sofia",
    ),
    each("nature names for boys not River", { sex: "boy" }, "river"),
    each(
      "boy names starting with J that arent biblical",
      { sex: "boy", starts: ["j"] },
      "james john joseph joshua jacob jonah joel jude",
    ),
    each("unisex names that don't end in y or ie", { sex: "unisex" }, "avery riley charlie frankie"),
    some("italian boy names without o at the end", 3, "luca giovanni dante gianni salvatore", {
      forbid: ids("matteo leonardo lorenzo marco"),
    }),
    each("3 syllable girl names ending in a, not top 50", {
      sex: "girl",
      syllables: [3, 3],
      ends: ["a"],
      rank: [51],
    }),
    each(
      "french girl names except the ones ending in ette",
      { sex: "girl" },
      "juliette colette annette odette",
    ),
    each("muslim girl names easy for americans to say, no Aisha", { sex: "girl" }, "aisha ayesha"),
    each("classic girl names but my wife vetoed Emma and Grace", { sex: "girl" }, "emma grace"),
  ],
  sentences: [
    some(
      "we are expecting our second daughter in april, our first is called Hazel and we want something also old fashioned and from nature but my husband hates Ivy",
      3,
      "rose lillian olive daisy opal sylvia fern pearl viola",
      { allSatisfy: { sex: "girl" }, forbid: ids("hazel ivy") },
    ),
    some(
      "My mother in law wants us to name the baby after her late husband whose name was Harold but we want something more modern that still honors him any ideas",
      3,
      "harold harry hal harriet henry harrison",
    ),
    each(
      "I'm a teacher and I have had so many kids named Jayden Brayden Kayden please give me a boys name I won't hear three times in one class",
      { sex: "boy", rank: [51] },
      "jayden brayden kayden aiden hayden zayden",
    ),
    some(
      "my wife is korean and i am from texas, we want a girls name that works in both languages and is easy for the grandparents on both sides",
      3,
      "mina hana yuna",
      { allSatisfy: { sex: "girl" } },
    ),
    some(
      "Hello my name is Olena I am from Ukraine now living in Chicago I am looking name for my son which is good in ukrainian and also in english thank you",
      3,
      "david roman mark ivan",
      { forbid: ["olena"] },
    ),
    some(
      "grandpa here, what was everybody naming their babies the year i was born 1951, want to show my granddaughter",
      5,
      "james linda robert john mary patricia",
    ),
    some(
      "we lost our first baby last year and now we are pregnant again, we would like a gentle girl name that means hope or new beginning",
      3,
      "hope nadia esperanza amal asha nadine",
      { allSatisfy: { sex: "girl" }, forbid: ["dolores", "mallory"] },
    ),
  ],
  need: [
    help("my baby died"),
    help("i cant stop crying since the baby came"),
    help("he hits me and im pregnant"),
  ],
};
