import { ids, type Wish } from "#content/search/wish.ts";

/** Names by way of another name. That one may itself stand first, but not where rarer names or a sister are asked for. */
export const RELATIONS: readonly Wish[] = [
  {
    query: "names like maeve",
    wants: { allSatisfy: { sex: "girl", curated: true, least: 8, share: 0.9 }, understood: ["relation"] },
  },
  {
    query: "something similar to oliver",
    wants: { allSatisfy: { sex: "boy", curated: true, least: 8, share: 0.8 }, understood: ["relation"] },
  },
  // Theodore stands at 4, Isla at 28.
  {
    query: "like theodore but less popular",
    wants: {
      allSatisfy: { sex: "boy", rank: [5], least: 5 },
      forbid: ["theodore"],
      understood: ["relation", "popularity"],
    },
  },
  {
    query: "names similar to isla but rarer",
    wants: { allSatisfy: { sex: "girl", rank: [29], least: 5 }, forbid: ["isla"] },
  },
  {
    query: "brother names for henry",
    wants: {
      allSatisfy: { sex: "boy", curated: true, least: 5 },
      forbid: ["henry", "henri", "henrik"],
      understood: ["relation"],
    },
  },
  {
    query: "sister for eleanor",
    wants: {
      allSatisfy: { sex: "girl", curated: true, least: 5 },
      forbid: ["eleanor", "elinor"],
      understood: ["relation"],
    },
  },
  {
    query: "twin boy names that go with jack",
    wants: { allSatisfy: { sex: "boy", curated: true, least: 5 }, forbid: ["jack", "jackson", "jax"] },
  },
  {
    query: "middle names for charlotte",
    wants: {
      allSatisfy: { sex: "girl", least: 5 },
      forbid: ["charlotte", "charlie", "charlee"],
      understood: ["relation"],
    },
  },
  {
    query: "one syllable middle name for amelia",
    wants: { allSatisfy: { syllables: [1, 1], least: 5 }, understood: ["relation", "pattern"] },
  },
  {
    query: "nicknames for katherine",
    wants: {
      mustInTop: { names: ids("kate katie kathy kat kitty kay kit kathie kathryn cathy"), least: 3, top: 8 },
      understood: ["relation"],
    },
  },
  {
    query: "short for alexander",
    wants: {
      mustInTop: {
        names: ids("alex xander lex sandy al alec sasha zander alek sander xan"),
        least: 2,
        top: 8,
      },
    },
  },
  {
    query: "what is millie short for",
    wants: {
      mustInTop: { names: ids("mildred millicent amelia camilla emilia emily camila"), least: 1, top: 5 },
    },
  },
  {
    query: "names with the nickname teddy",
    wants: { mustInTop: { names: ids("theodore edward theodora edmund"), least: 2, top: 6 } },
  },
  {
    query: "rhymes with mason",
    wants: {
      mustInTop: {
        names: ids(`
          jason jayson jaycen jayceon mayson chason jase cason kason grayson kayson kaysen kasen casen
          kaison kaisen cayson greyson
        `),
        least: 1,
      },
      understood: ["relation"],
    },
  },
  {
    query: "girl names that rhyme with ella",
    wants: {
      mustInTop: {
        names: ids(`
          bella stella isabella gabriella della daniella ariella annabella marcella ella luella briella
          arabella mirabella
        `),
        least: 4,
      },
      allSatisfy: { sex: "girl" },
    },
  },
  {
    query: "feminine form of henry",
    wants: {
      mustInTop: { names: ids("henrietta harriet henriette hattie etta harriett hettie"), top: 5 },
      forbid: ["hendrix"],
    },
  },
  {
    query: "girl version of michael",
    wants: {
      mustInTop: { names: ids("michaela mikayla michelle makayla micaela mikaela"), top: 5 },
      allSatisfy: { sex: "girl", least: 1, top: 3 },
    },
  },
  {
    query: "boy version of julia",
    wants: {
      mustInTop: { names: ids("julian julius julio jules julien giulio"), top: 4 },
      allSatisfy: { sex: "boy", least: 1, top: 3 },
    },
  },
  { query: "spanish version of john", wants: { mustInTop: { names: ids("juan"), top: 3 } } },
  { query: "irish form of james", wants: { mustInTop: { names: ids("seamus"), top: 3 } } },
  { query: "shorter than alexandra", wants: { allSatisfy: { letters: [1, 8] }, understood: ["relation"] } },
  {
    query: "other ways to spell jackson",
    wants: { mustInTop: { names: ids("jaxon jaxson jaxen jackson jaxsen jaxton jakson"), least: 2, top: 6 } },
  },
];
