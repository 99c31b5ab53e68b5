import { each, help, some, told } from "#content/search/ways-to-want.ts";
import type { Wish } from "#content/search/wish.ts";

const FLOWERS = "violet lily iris daisy rose magnolia rosalie jasmine dahlia poppy";

/** Of the classes that an outsider found at fault in the nineteenth round: searches that were missed, and others like them. */
export const ROUND_NINETEEN: Readonly<Record<string, readonly Wish[]>> = {
  "who cannot go on": [
    help("my baby died and i cant go on"),
    help("i dont want to be here anymore since my baby died"),
    help("cant live without him"),
    help("i want it all to end"),
    help("want to be with my baby in heaven"),
    help("my wife says she doesnt want to be here anymore"),
  ],
  "which of two, in another order": [
    told("madison or maddison more popular", "madison", "Madison is more common than Maddison"),
    told("is Sofia or Sophia more popular", "sofia", "Sophia is more common than Sofia"),
    told("which is more common Sara or Sarah", "sara", "Sarah is more common than Sara"),
    told("more popular ella or emma", "ella", "Emma is more common than Ella"),
    told("mia or maya which one is more common", "mia", "Mia is more common than Maya"),
    told("liam vs noah more popular", "liam", "Liam is more common than Noah"),
  ],
  "the meaning first": [
    some("fire meaning names boy", 3, "aiden aidan keegan kenneth kenny ayden"),
    some("water meaning name girl", 1, "sydney yara"),
    some("names boy meaning light", 3, "luciano uriel lucian uriah jairo lucius"),
    some("gift meaning baby names", 3, "nathan mateo theodore matthew dorothy"),
    some("angel meaning girl names", 3, "angela angelina angie malak angelica"),
  ],
  "run together, and slips in two words": [
    each("boynames starting wit k", { sex: "boy", starts: ["k"] }),
    each("girlnames", { sex: "girl" }),
    each("babyboy names", { sex: "boy" }),
    each("babygirlnames that start with m", { sex: "girl", starts: ["m"] }),
    each("irishnames for boys", { sex: "boy", origins: ["Irish"] }),
    some("gril names flowrs", 5, FLOWERS),
    some("girl namess flowrs", 5, FLOWERS),
  ],
  "the letter of a sibling": [
    each("first daughter is camila want same letter", { starts: ["c"] }),
    each("sister for camila same initial", { sex: "girl", starts: ["c"] }),
    each("brother for Olivia same first letter", { sex: "boy", starts: ["o"] }),
    each("siblings for Emma that start with the same letter", { starts: ["e"] }),
    each("my daughter is ruby and i want a boy name with the same letter", { sex: "boy", starts: ["r"] }),
  ],
  "a letter behind a wish": [
    each("irish g", { origins: ["Irish"], starts: ["g"], least: 2 }),
    each("biblical b", { starts: ["b"] }),
    each("celtic r", { starts: ["r"] }),
    each("vintage girl names j", { sex: "girl", starts: ["j"] }),
  ],
  // Few of them have an entry.
  "the longest and the shortest": [
    some("longest baby name", 4, "oluwadarasimi muhammadyusuf mariafernanda michaelangelo maryelizabeth"),
    some("shortest girl names", 4, "jo zo vy io vi lu my su"),
    some("the longest girl names", 3, "oluwadarasimi mariafernanda maryelizabeth marymargaret marykatherine"),
  ],
};
