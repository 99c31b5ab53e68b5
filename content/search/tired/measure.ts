import { ids, type Wish } from "#content/search/wish.ts";

export const MEASURE: Readonly<Record<string, readonly Wish[]>> = {
  "meanings of several words": [
    {
      query: "names that mean hope and light",
      wants: { allSatisfy: { meaning: ["hope", "light"], share: 0.9 } },
    },
    { query: "means little bear", wants: { mustInTop: { names: ids("ursula orson"), least: 1, top: 5 } } },
    {
      query: "name meaning new beginning",
      wants: {
        mustInTop: {
          names: ids("nova renata anastasia zora aurora dawn roxana genesis novah renee neo"),
          least: 1,
          top: 10,
        },
      },
    },
    {
      query: "names that mean beloved daughter",
      wants: { allSatisfy: { meaning: ["beloved", "daughter", "loved"] } },
    },
    {
      query: "boy name that means fire or warrior",
      wants: {
        allSatisfy: { sex: "boy", meaning: ["fire", "fiery", "warrior", "fighter", "battle"], share: 0.9 },
      },
    },
    {
      query: "meaning born again after loss",
      wants: { mustInTop: { names: ids("renata anastasia rene renee"), least: 1, top: 10 } },
    },
    {
      query: "girl names meaning beautiful flower",
      wants: {
        allSatisfy: {
          sex: "girl",
          meaning: ["flower", "beautiful", "blossom", "beauty", "bloom"],
          share: 0.9,
        },
      },
    },
  ],
  "neither common nor odd": [
    {
      query: "not too popular but not weird girl names",
      wants: { allSatisfy: { sex: "girl", rank: [50, 2500] } },
    },
    {
      query: "boy names that arent super common but people have heard of",
      wants: { allSatisfy: { sex: "boy", rank: [50, 3000], everBorn: [3000] } },
    },
    {
      query: "unusual but not made up boy names",
      wants: { allSatisfy: { sex: "boy", rank: [150], curated: true } },
    },
    { query: "normal names nobody is using", wants: { allSatisfy: { rank: [250], everBorn: [5000] } } },
    {
      query: "girl names you dont hear every day but everyone can spell",
      wants: { allSatisfy: { sex: "girl", rank: [100] } },
    },
    {
      query: "not in the top 100 but familiar for a boy",
      wants: { allSatisfy: { sex: "boy", rank: [101], everBorn: [5000] } },
    },
    { query: "uncommon but not crazy girl", wants: { allSatisfy: { sex: "girl", rank: [120] } } },
    {
      query: "kinda popular but not number 1 girl names",
      wants: { allSatisfy: { sex: "girl", rank: [2, 500] } },
    },
  ],
  "denied eras and styles": [
    {
      query: "no 80s names for a boy",
      wants: {
        allSatisfy: { sex: "boy" },
        forbid: ids("jason christopher michael joshua matthew justin brandon kevin eric"),
      },
    },
    {
      query: "not an old lady name",
      wants: {
        allSatisfy: { curated: true },
        forbid: ids("mildred ethel gertrude doris agnes edith dorothy bertha"),
      },
    },
    {
      query: "girl names not from the 90s",
      wants: {
        allSatisfy: { sex: "girl" },
        forbid: ids("ashley jessica brittany samantha taylor kayla amanda"),
      },
    },
    {
      query: "nothing modern, girl",
      wants: { allSatisfy: { sex: "girl" }, forbid: ids("nevaeh paisley kinsley brooklyn harper nova") },
    },
    {
      query: "names that dont sound like boomers",
      wants: { allSatisfy: { curated: true }, forbid: ids("linda barbara susan deborah gary larry carol") },
    },
    {
      query: "not vintage not trendy boy",
      wants: { allSatisfy: { sex: "boy" }, forbid: ids("jayden kayden otto walter arthur") },
    },
    {
      query: "anything but biblical for a boy",
      wants: { allSatisfy: { sex: "boy" }, forbid: ids("noah elijah james john jacob daniel david") },
    },
    {
      query: "no y endings no made up spellings girl",
      wants: { allSatisfy: { sex: "girl" }, forbid: ids("lily ivy avery emily lucy ruby hailey kinsley") },
    },
  ],
  "tired and low": [
    { query: "im so tired i cant do this anymore", wants: { crisis: true } },
    { query: "i think i made a mistake having a baby", wants: { crisis: true } },
    { query: "i cry all day and dont know why", wants: { crisis: true } },
    { query: "i dont feel anything for my baby", wants: { crisis: true } },
    { query: "i feel like a terrible mom", wants: { crisis: true } },
    { query: "scared to be alone with the baby", wants: { crisis: true } },
    { query: "i cant stop worrying something bad will happen to him", wants: { crisis: true } },
    { query: "nobody helps me and i am breaking", wants: { crisis: true } },
    { query: "my partner scares me", wants: { crisis: true } },
    {
      query: "dying to find a girl name that starts with z",
      wants: { allSatisfy: { sex: "girl", starts: ["z"] } },
    },
    {
      query: "so tired of everyone's favorites, rare boy names please",
      wants: { allSatisfy: { sex: "boy", rank: [150] } },
    },
  ],
};
