import { byWay, none, some, told } from "#content/search/ways-to-want.ts";
import type { Wish } from "#content/search/wish.ts";

/** By way of a name, questions about one, and what is no name at all. */
export const ROUNDS_BY_NAME: Readonly<Record<string, readonly Wish[]>> = {
  "by way of a name": [
    byWay("siblings for Oliva", "sebastian lucas julian adrian natalia"),
    byWay("nickname for Benjiman", "ben benny benji"),
    byWay("shorter than Alexandria", "alex alexa lexi"),
    byWay(
      "first name for girl whose middle name will be Rose",
      "alice josephine lillian margaret elizabeth hazel",
    ),
    byWay("my sister took Sophia so now i need something similar", "amelia zoe melania lydia olivia"),
    byWay("rarer than Theodore same vibe", "theo samuel timothy alexander everett"),
    byWay(
      "our 2nd boy, first is Beckett, something that goes with it",
      "nash hayes elliot wells tate briggs",
    ),
    byWay(
      "we love the name Charlotte but its too popular what else is like it",
      "margot genevieve juliette celeste",
    ),
    byWay("want to honor my grandmother Dorothy and my dad Ray in one girl name", "rae reina dolly raina"),
    byWay(
      "i love the nickname Millie but want a longer formal name for it",
      "camille camilla emmeline millicent",
    ),
    byWay(
      "our daughter is Juniper Rose we need a name for baby boy thats also nature",
      "rowan reed brooks ash",
    ),
    byWay("if you like Juniper you'll love", "ember lavender everleigh harper"),
    byWay("my son is now my daughter, girl names close to Ethan", "eden jordyn peyton reagan hannah"),
    byWay("does Cora have a nickname", "corie"),
    byWay("cristina with a k", "kristina"),
    some(
      "my nephew is trans (ftm) and likes Oliver what else",
      2,
      "jasper theodore elijah alexander calvin",
      {
        allSatisfy: { sex: "boy" },
      },
    ),
    some("we like Maeve Nora and Wren but husband hates Wren", 2, "nova claire quinn cora maya aurora", {
      forbid: ["wren"],
    }),
  ],
  "questions about a name": [
    told("where does Xiomara come from and how do you say it", "xiomara", "is pronounced"),
    told("how many boys named Sue", "sue", "boys, or none,"),
    told("was Madison ever a boys name", "madison", "were boys"),
    told("is Aurora trending up or down", "aurora", "is rising"),
    told("whats the female to male ratio for Avery", "avery", "of the babies named Avery"),
    told("how long has Isabella been popular", "isabella", "most popular in 2010"),
    told("whats the rank of Hudson for boys in 2005", "hudson", "276"),
    told("is Gertrude too old fashioned", "gertrude", "median age"),
    told("torn between Ella and Ava", "ella", "more common"),
  ],
  "no name": [
    none("names that wiggled the most this year"),
    none("names that sound like a lawyer"),
    none("rhymes w"),
    none("hello"),
  ],
};
