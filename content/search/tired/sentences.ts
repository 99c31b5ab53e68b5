import { ids, type Wish } from "#content/search/wish.ts";

export const SENTENCES: Readonly<Record<string, readonly Wish[]>> = {
  "long sentences": [
    {
      query:
        "we have a girl named Hazel and are having another girl in march and can't agree on anything, he like",
      wants: { allSatisfy: { sex: "girl" }, forbid: ids("hazel") },
    },
    {
      query:
        "looking for a boy name that isnt in the top 50 and starts with a vowel, our last name is Harris",
      wants: { allSatisfy: { sex: "boy", rank: [51], starts: ["a", "e", "i", "o", "u"] } },
    },
    {
      query: "I'm 38 weeks and we still have no name. we want something classic for a boy, nothing trendy",
      wants: {
        allSatisfy: { sex: "boy", everBorn: [50000] },
        forbid: ids("jayden kayden maverick"),
        understood: ["style"],
      },
    },
    {
      query: "need help we are so stuck, girl name, two syllables, not ending in a",
      wants: {
        allSatisfy: { sex: "girl", syllables: [2, 2] },
        forbid: ids("emma ava ella luna clara nora stella layla leah"),
      },
    },
    {
      query: "my mom was called Rosemary and she passed away last year and I'd like to honor her",
      wants: {
        mustInTop: {
          names: ids("rosemary rose mary rosie romy marie rosalie rosemarie rosa"),
          least: 2,
          top: 10,
        },
      },
    },
    {
      query: "husband wants a strong name and i want something soft for our son, maybe biblical",
      wants: { allSatisfy: { sex: "boy" }, understood: ["theme"] },
    },
    {
      query:
        "our kids are Jack, Lucy and Henry and number four is a surprise so we need one boy and one girl name",
      wants: { allSatisfy: { curated: true }, forbid: ids("jack lucy henry"), understood: ["relation"] },
    },
    {
      query:
        "we're both teachers so half the names are ruined, want something uncommon but easy to spell for a gi",
      wants: { allSatisfy: { sex: "girl", rank: [200] } },
    },
    {
      query: "baby girl due in december, we'd love something wintery or christmassy",
      wants: {
        mustInTop: {
          names: ids(
            "noelle holly ivy carol natalie noel winter eira neve noelia eve star belle gloria merry",
          ),
          least: 2,
          top: 10,
        },
      },
    },
    {
      query:
        "partner is from Brazil and I'm from Poland and grandparents on both sides need to be able to say it",
      wants: { allSatisfy: { origins: ["Portuguese", "Polish"] }, understood: ["origin"] },
    },
    {
      query: "Something like Everett but not so long, and not Evan please",
      wants: {
        allSatisfy: { sex: "boy", letters: [1, 6] },
        forbid: ids("everett evan"),
        understood: ["relation"],
      },
    },
  ],
  "two cultures": [
    {
      query: "indian boy names easy for americans to pronounce",
      wants: {
        allSatisfy: {
          sex: "boy",
          origins: [
            "Hindi",
            "Sanskrit",
            "Tamil",
            "Telugu",
            "Punjabi",
            "Bengali",
            "Gujarati",
            "Marathi",
            "Kannada",
            "Malayalam",
            "Urdu",
          ],
        },
      },
    },
    {
      query: "names that are both hebrew and spanish",
      wants: { allSatisfy: { origins: ["Spanish", "Hebrew"] }, understood: ["origin"] },
    },
    {
      query: "muslim girl names that work in england",
      wants: { allSatisfy: { sex: "girl", origins: ["Arabic", "Persian", "Turkish", "Urdu"] } },
    },
    {
      query: "nigerian boy names meaning joy",
      wants: { allSatisfy: { sex: "boy", origins: ["Yoruba", "Igbo", "Hausa"], least: 1 } },
    },
    {
      query: "he's mexican i'm german, boy",
      wants: {
        allSatisfy: { sex: "boy", origins: ["Spanish", "German", "Germanic"] },
        understood: ["origin"],
      },
    },
  ],
  "how it sounds": [
    { query: "soft sounding boy names", wants: { allSatisfy: { sex: "boy" } } },
    { query: "girl names with no harsh sounds", wants: { allSatisfy: { sex: "girl" } } },
    {
      query: "names that cant be shortened",
      wants: { allSatisfy: { letters: [1, 6] }, forbid: ids("alexander elizabeth william katherine") },
    },
    {
      query: "easy to say in spanish and english girl",
      wants: { allSatisfy: { sex: "girl", origins: ["Spanish", "English"] } },
    },
    { query: "names that start with an sh sound", wants: { allSatisfy: { starts: ["sh", "ch", "s"] } } },
    { query: "boy names with a z in them", wants: { allSatisfy: { sex: "boy", contains: ["z"] } } },
    {
      query: "names ending with an o sound boy",
      wants: { allSatisfy: { sex: "boy", ends: ["o", "ow", "eau", "oe", "oh"], share: 0.9 } },
    },
  ],
};
