import { byWay, each, some } from "#content/search/ways-to-want.ts";
import type { Wish } from "#content/search/wish.ts";

/** Of the thirteenth and the fourteenth round. */
export const ROUNDS_LAST_TWO: Readonly<Record<string, readonly Wish[]>> = {
  "which letter stands where": [
    some("second letter a", 5, "james mateo jack harper samuel daniel camila"),
    some("girl names where the 2nd letter is o", 5, "sophia sofia nora zoe nova sophie", {
      allSatisfy: { sex: "girl" },
    }),
    some("third letter is v", 4, "levi david nova maverick river vivian"),
    some("boy names second letter i starts with l", 2, "liam lincoln lionel", {
      allSatisfy: { sex: "boy", starts: ["li"] },
    }),
    some("names with second to last letter y", 4, "evelyn maya madelyn brooklyn freya"),
    each("names with a y in them but not at the end", { contains: ["y"] }),
  ],
  "two tastes of two people": [
    some("i like vintage he likes modern", 4, "emma mateo evelyn luca leo eliana eleanor"),
    some("i lean vintage but hubby is into modern boy names", 3, "leo mateo arthur luca thiago", {
      allSatisfy: { sex: "boy" },
    }),
    some(
      "my husband wants something classic and i want something unique",
      3,
      "charlotte theodore emma henry",
    ),
    some("he likes short names i like long ones", 4, "liam charlotte noah theodore emma isabella"),
  ],
  "two homes of which neither crowds out the other": [
    some("white and mexican baby names", 6, "liam mateo noah santiago olivia camila charlotte elena"),
    some("asian and white baby names", 4, "maya liam arya noah bodhi olivia"),
    some("black and latina girl names", 4, "amara camila imani elena zola catalina", {
      forbid: ["melanie", "melania"],
    }),
    some("jewish names but not too jewish", 3, "noah james elijah benjamin levi samuel ezra"),
  ],
  "a name that somebody hates": [
    byWay("my husband is set on gunner and i hate it", "tanner jagger karter tucker ryder sawyer"),
    byWay("he wants jaxon i want something softer", "rowan waylon owen nolan roman"),
    byWay("husband vetoed theodore now what", "samuel timothy george everett alexander"),
    byWay("my mom wants gertrude i cant stand it", "hilda maude bernice mildred bertha"),
  ],
  "things, tastes and stories": [
    some("roses or lilies", 2, "rose lily rosalie lillian"),
    some("grandpa chic", 2, "victor oscar edward warren", { allSatisfy: { sex: "boy" } }),
    some("princess names disney", 3, "aurora jasmine ariel anna tiana", { forbid: ["eleanor", "elizabeth"] }),
    some("rare irish boy names with strong meaning", 1, "cormac conall fergus", {
      allSatisfy: { sex: "boy", origins: ["Irish"] },
    }),
    each("names that are getting too popular", { since: { year: 2020, atLeast: 1.05 } }),
  ],
  "after whom, in sentences": [
    byWay(
      "my dad passed away last year his name was robert i want to honor him with a girls middle name",
      "roberta robina robyn robin bobbie",
    ),
    some(
      "my grandfather died in april his name was walter and we would love to honor him if its a girl",
      1,
      "willow wren willa winnie",
    ),
    byWay(
      "family is pressuring us to use my grandmas name mildred as a first name any way to make it modern",
      "millie milly",
    ),
    some(
      "my toddler is named beau and we are having a girl in march need something sweet and southern",
      2,
      "delilah magnolia collins clementine caroline",
      { allSatisfy: { sex: "girl" } },
    ),
    some(
      "im so tired of everyone naming their kid something ending in aiden just give me a normal boy name",
      3,
      "liam noah oliver henry james",
      { forbid: ["aiden", "kaiden"] },
    ),
    some("middle name for lainey kate or rose", 2, "kate rose"),
    some("what goes with ezra rose or ezra mae", 2, "rose mae"),
  ],
  "a name left behind": [
    some("name for my daughter who used to be daniel", 2, "olivia charlotte emma", {
      forbid: ["daniel", "danielle"],
      allSatisfy: { sex: "girl" },
    }),
    some("my son came out as trans and was named emily need a new boy name", 2, "liam noah oliver henry", {
      forbid: ["emily", "xavier"],
      allSatisfy: { sex: "boy" },
    }),
  ],
  "another script": [{ query: "소피아", wants: { first: "sophia" } }],
};
