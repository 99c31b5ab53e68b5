import { ids, type Wish } from "#content/search/wish.ts";

/** What names must not be. */
export const NEGATION: readonly Wish[] = [
  {
    query: "girl names not in the top 50 starting with s",
    wants: { allSatisfy: { sex: "girl", starts: ["s"], rank: [51], least: 10 } },
  },
  { query: "boy names without an o", wants: { allSatisfy: { sex: "boy", without: ["o"], least: 10 } } },
  {
    query: "non spanish girl names ending in a",
    wants: {
      allSatisfy: { sex: "girl", ends: ["a"], least: 10 },
      forbid: ids("camila elena catalina ximena"),
    },
  },
  {
    query: "boy names not starting with j or m",
    wants: {
      allSatisfy: {
        sex: "boy",
        starts: ids("a b c d e f g h i k l n o p q r s t u v w x y z"),
        least: 10,
      },
    },
  },
  {
    query: "girl names nothing biblical",
    wants: {
      allSatisfy: { sex: "girl", least: 10 },
      forbid: ids("abigail hannah elizabeth naomi sarah leah chloe"),
    },
  },
  { query: "flower names but not rose", wants: { forbid: ids("rose") } },
  {
    query: "classic but not boring boy names",
    wants: {
      allSatisfy: { sex: "boy", rankIn: { year: 1955, worst: 400 }, least: 10 },
      notUnderstood: ["boring"],
    },
  },
  { query: "boy names not in top 100", wants: { allSatisfy: { sex: "boy", rank: [101], least: 10 } } },
  {
    query: "girl names without e or i",
    wants: { allSatisfy: { sex: "girl", without: ["e", "i"], least: 10 } },
  },
  {
    query: "boy names that dont end in n",
    wants: {
      allSatisfy: { sex: "boy", least: 10 },
      forbid: ids("ethan mason owen sebastian hudson benjamin"),
    },
  },
  {
    query: "italian girl names not ending in a",
    wants: { allSatisfy: { sex: "girl", origins: ["Italian"], least: 1 }, forbid: ids("sofia mia gianna") },
  },
  { query: "not trendy boy names", wants: { allSatisfy: { sex: "boy", rank: [101], least: 10 } } },
  {
    query: "irish boy names not liam",
    wants: { allSatisfy: { sex: "boy", origins: ["Irish"], least: 10 }, forbid: ids("liam") },
  },
  {
    query: "not biblical boy names",
    wants: {
      allSatisfy: { sex: "boy", least: 10 },
      forbid: ids(
        "noah elijah james benjamin lucas levi samuel david john ethan asher matthew joseph luke isaac jacob daniel michael gabriel ezra",
      ),
    },
  },
];
