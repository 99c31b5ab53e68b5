import type { Origin } from "#domain/names/entry/origin.ts";
import type { Wish } from "#content/search/wish.ts";

// Wide on purpose: a set may leave out any of these, but may hold nothing else.
const NORTHERN = [
  "Norse",
  "Swedish",
  "Danish",
  "Norwegian",
  "Icelandic",
  "Faroese",
  "Finnish",
] as const satisfies readonly Origin[];
const OF_INDIA = [
  "Hindi",
  "Sanskrit",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Marathi",
  "Bengali",
  "Gujarati",
  "Punjabi",
  "Urdu",
] as const satisfies readonly Origin[];
const MUSLIM = [
  "Arabic",
  "Persian",
  "Turkish",
  "Urdu",
  "Bosnian",
  "Somali",
  "Hausa",
  "Malay",
  "Kurdish",
  "Azerbaijani",
] as const satisfies readonly Origin[];
const AFRICAN = [
  "Akan",
  "Amharic",
  "Hausa",
  "Igbo",
  "Kikuyu",
  "Oromo",
  "Shona",
  "Somali",
  "Sotho",
  "Swahili",
  "Tswana",
  "Wolof",
  "Xhosa",
  "Yoruba",
  "Zulu",
] as const satisfies readonly Origin[];
const EAST_ASIAN = [
  "Chinese",
  "Japanese",
  "Korean",
  "Vietnamese",
  "Thai",
  "Khmer",
  "Mongolian",
  "Tibetan",
  "Indonesian",
  "Malay",
  "Filipino",
] as const satisfies readonly Origin[];
const EASTERN_EUROPEAN = [
  "Slavic",
  "Belarusian",
  "Czech",
  "Polish",
  "Russian",
  "Slovak",
  "Slovene",
  "Ukrainian",
  "Croatian",
  "Serbian",
  "Bosnian",
  "Macedonian",
  "Bulgarian",
  "Romanian",
  "Hungarian",
  "Lithuanian",
  "Latvian",
  "Estonian",
  "Albanian",
] as const satisfies readonly Origin[];

/** Cultures as parents say them: no word here is itself an origin of our list. */
export const CULTURES: readonly Wish[] = [
  {
    query: "gaelic girl names",
    wants: {
      allSatisfy: { sex: "girl", origins: ["Irish", "Scottish", "Scottish Gaelic", "Manx"], least: 10 },
      understood: ["sex", "origin"],
    },
  },
  { query: "nordic boy names", wants: { allSatisfy: { sex: "boy", origins: NORTHERN, least: 10 } } },
  { query: "viking names for boys", wants: { allSatisfy: { sex: "boy", origins: NORTHERN, least: 8 } } },
  {
    query: "latina girl names",
    wants: {
      allSatisfy: { sex: "girl", origins: ["Spanish", "Portuguese"], least: 10 },
      understood: ["sex", "origin"],
    },
  },
  {
    query: "mexican boy names",
    wants: { allSatisfy: { sex: "boy", origins: ["Spanish", "Nahuatl"], least: 10 } },
  },
  {
    query: "indian girl names modern",
    wants: {
      allSatisfy: { sex: "girl", origins: OF_INDIA, least: 8 },
      forbid: ["india", "dakota", "cheyenne"],
    },
  },
  { query: "hindu boy names", wants: { allSatisfy: { sex: "boy", origins: OF_INDIA, least: 8 } } },
  {
    query: "south indian baby names",
    wants: { allSatisfy: { origins: ["Tamil", "Telugu", "Kannada", "Malayalam", "Sanskrit"], least: 8 } },
  },
  { query: "muslim girl names", wants: { allSatisfy: { sex: "girl", origins: MUSLIM, least: 10 } } },
  { query: "islamic baby boy names", wants: { allSatisfy: { sex: "boy", origins: MUSLIM, least: 10 } } },
  {
    query: "iranian girl names",
    wants: { allSatisfy: { sex: "girl", origins: ["Persian"], least: 8 }, understood: ["sex", "origin"] },
  },
  { query: "african girl names", wants: { allSatisfy: { sex: "girl", origins: AFRICAN, least: 10 } } },
  {
    query: "nigerian baby names",
    wants: { allSatisfy: { origins: ["Yoruba", "Igbo", "Hausa"], least: 10 }, understood: ["origin"] },
  },
  {
    query: "ethiopian names",
    wants: { allSatisfy: { origins: ["Amharic", "Oromo"], least: 8 }, understood: ["origin"] },
  },
  // A culture, never the color.
  {
    query: "black boy names",
    wants: {
      allSatisfy: { sex: "boy", origins: ["African American", ...AFRICAN], least: 8 },
      forbid: ["kieran", "donovan", "douglas", "sullivan", "ciaran"],
    },
  },
  {
    query: "asian boy names",
    wants: {
      allSatisfy: { sex: "boy", origins: [...EAST_ASIAN, ...OF_INDIA, "Nepali", "Sinhala"], least: 10 },
    },
  },
  {
    query: "polynesian names for a girl",
    wants: { allSatisfy: { sex: "girl", origins: ["Hawaiian", "Māori", "Samoan", "Tongan"], least: 8 } },
  },
  {
    query: "eastern european girl names",
    wants: { allSatisfy: { sex: "girl", origins: EASTERN_EUROPEAN, least: 10 } },
  },
  {
    query: "israeli boy names",
    wants: { allSatisfy: { sex: "boy", origins: ["Hebrew", "Yiddish"], least: 10 } },
  },
  {
    query: "brazilian baby names",
    wants: { allSatisfy: { origins: ["Portuguese"], least: 8 }, understood: ["origin"] },
  },
];
