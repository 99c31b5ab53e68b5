import { byWay, bySex, each, some } from "#content/search/ways-to-want.ts";
import type { Wish } from "#content/search/wish.ts";

/** Of the sixteenth round and the forty that followed: those that were missed at first sight and are answered since. */
export const ROUND_SIXTEEN: Readonly<Record<string, readonly Wish[]>> = {
  "words of a family, and slips": [
    each("names my abuela can say", { origins: ["Spanish"] }),
    some("grl names thta mean lite", 3, "lucy lucia luciana lucille clara helen noor", {
      allSatisfy: { sex: "girl" },
    }),
    { query: "hmong girl names", wants: { notUnderstood: ["hmong"] } },
  ],
  "a letter alone, an ending and a sex that are denied": [
    each("names that start w", { starts: ["w"] }),
    each("strong but not masculine girl names", { sex: "girl" }, "river charlie"),
    each("names that arent unisex for boys", { sex: "boy" }, "charlie parker river"),
  ],
  "what falls, and what is beyond the top": [
    each("what name dropped the most last year", { since: { year: 2015, atMost: 0.8 } }),
    each("I'm 38 weeks and we still have nothing. We like classic boy names, short, nothing in the top 50.", {
      sex: "boy",
      letters: [2, 4],
      rank: [51],
    }),
  ],
  "children told in a story": [
    bySex(
      "due in may with our third girl, sisters are Lucy and Alice, no more y endings",
      "girl",
      "lucy alice emily",
    ),
    bySex(
      "Our first is Eleanor Jane. We call her Nora. Now we need a sister name that isn't too frilly.",
      "girl",
      "eleanor nora jane",
    ),
    bySex(
      "We found out it's a boy! His brothers are Wyatt and Colt. Western names please.",
      "boy",
      "wyatt colt",
    ),
    byWay(
      "have a Sadie and a Cole, surprise baby on the way dont know gender",
      "harrison anderson eliza lilian addison elliott",
    ),
    byWay(
      "I had my heart set on Hazel but my cousin just used it. What else is like that?",
      "opal violet mabel ruby olive",
    ),
  ],
  "after whom, and not the name itself": [
    some("honoring grandma Ruth without using Ruth", 2, "rue ruthie ruthann", { forbid: ["ruth"] }),
    each("middle name after grandpa Walter for a girl", { sex: "girl", starts: ["w"] }),
  ],
  "double names and birthstones": [
    some("double names for girls like Mary Kate", 3, "maryann maryjane marykate annmarie rosemarie"),
    some("southern double name with Anne", 2, "maryanne roseanne ruthanne lilyanne"),
    some("october birthstone names", 1, "opal"),
  ],
};
