import { ids, type Wish } from "#content/search/wish.ts";

export const NAMES: Readonly<Record<string, readonly Wish[]>> = {
  "a misspelled name in a relation": [
    {
      query: "names like Penelopy",
      wants: {
        mustInTop: {
          names: ids(
            "beatrice josephine genevieve eleanor ophelia rosalie cordelia phoebe persephone calliope daphne matilda clementine",
          ),
          least: 1,
          top: 10,
        },
        understood: ["relation"],
      },
    },
    {
      query: "sister name for Isabela and Sofie",
      wants: { allSatisfy: { sex: "girl" }, understood: ["relation"] },
    },
    {
      query: "brother for Jaxson",
      wants: { allSatisfy: { sex: "boy" }, forbid: ids("jaxson jackson"), understood: ["relation"] },
    },
    {
      query: "nicknames for Alexandar",
      wants: { mustInTop: { names: ids("alex xander alec lex sasha zander al"), least: 2, top: 10 } },
    },
    {
      query: "what rhymes with Hailee",
      wants: {
        mustInTop: {
          names: ids("bailey kaylee kayleigh kailey baylee caylee bailee hailey"),
          least: 1,
          top: 10,
        },
      },
    },
    {
      query: "middle name for Charolette",
      wants: { allSatisfy: { sex: "girl" }, forbid: ids("charlotte"), understood: ["relation"] },
    },
    {
      query: "what goes with Theadore as a twin",
      wants: { allSatisfy: { curated: true }, forbid: ids("theodore"), understood: ["relation"] },
    },
    {
      query: "short for Elizebeth",
      wants: {
        mustInTop: {
          names: ids("eliza beth liz lizzie ellie betty libby bess liza elsie lisa"),
          least: 2,
          top: 10,
        },
      },
    },
    { query: "meaning of Gabreil", wants: { first: "gabriel" } },
  ],
  "questions of fact": [
    { query: "is Karen still used", wants: { first: "karen" } },
    { query: "how many babies are named Khaleesi", wants: { first: "khaleesi" } },
    { query: "how do you say Saoirse", wants: { first: "saoirse" } },
    { query: "what nationality is the name Anya", wants: { first: "anya" } },
    { query: "is Luca a boy or a girl", wants: { first: "luca" } },
    { query: "where does Beckham come from", wants: { first: "beckham" } },
    { query: "was Mildred ever popular", wants: { first: "mildred" } },
    {
      query: "whats another way to spell Aiden",
      wants: { mustInTop: { names: ids("ayden aidan aden aydin aydan"), least: 2, top: 10 } },
    },
    { query: "how popular will Maeve be", wants: { first: "maeve" } },
  ],
  "slips in wishes": [
    {
      query: "scandanavian boy nmaes",
      wants: {
        allSatisfy: {
          sex: "boy",
          origins: ["Norse", "Swedish", "Danish", "Norwegian", "Finnish", "Icelandic"],
        },
      },
    },
    { query: "biblcal girl names", wants: { allSatisfy: { sex: "girl" }, understood: ["theme"] } },
    { query: "vintge baby grl names", wants: { allSatisfy: { sex: "girl", peak: [1880, 1960] } } },
    { query: "unqiue girl names with meening", wants: { allSatisfy: { sex: "girl", rank: [150] } } },
    { query: "itallian boys names", wants: { allSatisfy: { sex: "boy", origins: ["Italian"] } } },
    { query: "unisex mames", wants: { allSatisfy: { sex: "unisex" } } },
    { query: "bby boy names strating with k", wants: { allSatisfy: { sex: "boy", starts: ["k"] } } },
    {
      query: "celtc girl names",
      wants: {
        allSatisfy: {
          sex: "girl",
          origins: ["Irish", "Scottish", "Scottish Gaelic", "Welsh", "Breton", "Cornish", "Manx"],
        },
      },
    },
    { query: "names meaning mooon", wants: { allSatisfy: { meaning: ["moon"] } } },
  ],
  "letters and syllables": [
    {
      query: "4 letter girl names no a",
      wants: { allSatisfy: { sex: "girl", letters: [4, 4], without: ["a"] } },
    },
    {
      query: "boy names starting with m but not michael or matthew",
      wants: { allSatisfy: { sex: "boy", starts: ["m"] }, forbid: ids("michael matthew") },
    },
    {
      query: "three syllable girl names that end in ia",
      wants: { allSatisfy: { sex: "girl", syllables: [3, 3], ends: ["ia"] } },
    },
    {
      query: "boy name that starts with j or k and ends in n",
      wants: { allSatisfy: { sex: "boy", starts: ["j", "k"], ends: ["n"] } },
    },
    { query: "long girl names with short nicknames", wants: { allSatisfy: { sex: "girl", letters: [7] } } },
    { query: "names with a th in the middle", wants: { allSatisfy: { contains: ["th"] } } },
  ],
};
