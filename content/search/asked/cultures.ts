import type { Wish } from "#content/search/wish.ts";

/** Peoples, countries and languages as parents call them. */
export const CULTURES: readonly Wish[] = [
  {
    query: "irish gaelic girl names",
    wants: { allSatisfy: { sex: "girl", origins: ["Irish", "Scottish Gaelic"], least: 10 } },
  },
  {
    query: "norwegian girls",
    wants: { allSatisfy: { sex: "girl", origins: ["Norwegian", "Norse"], least: 3 } },
  },
  { query: "hungarian girl names", wants: { allSatisfy: { sex: "girl", origins: ["Hungarian"], least: 5 } } },
  { query: "palestinian girl names", wants: { allSatisfy: { sex: "girl", origins: ["Arabic"], least: 10 } } },
  {
    query: "names that are irish for a girl",
    wants: { allSatisfy: { sex: "girl", origins: ["Irish"], least: 10 } },
  },
  {
    query: "jewish baby boy",
    wants: { allSatisfy: { sex: "boy", origins: ["Hebrew", "Yiddish", "Aramaic"], least: 10 } },
  },
  {
    query: "native american boy",
    wants: {
      allSatisfy: {
        sex: "boy",
        origins: ["Cherokee", "Dakota", "Dena'ina", "Mohawk", "Muskogean", "Navajo"],
        least: 3,
      },
    },
  },
  { query: "vietnamese boys", wants: { allSatisfy: { sex: "boy", origins: ["Vietnamese"], least: 4 } } },
  { query: "armenian boys", wants: { allSatisfy: { sex: "boy", origins: ["Armenian"], least: 4 } } },
  { query: "amharic names", wants: { allSatisfy: { origins: ["Amharic"], least: 8 } } },
  { query: "pakistani girl names", wants: { allSatisfy: { sex: "girl", origins: ["Urdu"], least: 5 } } },
  {
    query: "norse girl",
    wants: {
      allSatisfy: {
        sex: "girl",
        origins: ["Norse", "Danish", "Icelandic", "Norwegian", "Swedish", "Faroese"],
        least: 6,
      },
    },
  },
  {
    query: "names from south africa",
    wants: { allSatisfy: { origins: ["Xhosa", "Zulu", "Sotho", "Tswana", "Shona"], least: 10 } },
  },
  { query: "eritrean baby names", wants: { allSatisfy: { origins: ["Amharic", "Oromo"], least: 5 } } },
  { query: "cajun boy names", wants: { allSatisfy: { sex: "boy", origins: ["French"], least: 10 } } },
  {
    query: "traditional korean girl names",
    wants: { allSatisfy: { sex: "girl", origins: ["Korean"], least: 6 } },
  },
  {
    query: "names from the uk girl",
    wants: {
      allSatisfy: {
        sex: "girl",
        origins: ["English", "Scottish", "Scottish Gaelic", "Welsh", "Cornish"],
        least: 10,
      },
    },
  },
  { query: "punjabi sikh boy names", wants: { allSatisfy: { sex: "boy", origins: ["Punjabi"], least: 3 } } },
  { query: "arab boy names", wants: { allSatisfy: { sex: "boy", origins: ["Arabic"], least: 10 } } },
  {
    query: "slavic boy names",
    wants: {
      allSatisfy: {
        sex: "boy",
        origins: [
          "Slavic",
          "Russian",
          "Ukrainian",
          "Belarusian",
          "Polish",
          "Czech",
          "Slovak",
          "Bosnian",
          "Bulgarian",
          "Croatian",
          "Macedonian",
          "Serbian",
          "Slovene",
        ],
        least: 10,
      },
    },
  },
  {
    query: "desi girl names",
    wants: {
      allSatisfy: {
        sex: "girl",
        origins: [
          "Sanskrit",
          "Hindi",
          "Bengali",
          "Gujarati",
          "Marathi",
          "Punjabi",
          "Kannada",
          "Malayalam",
          "Tamil",
          "Telugu",
          "Nepali",
          "Sinhala",
          "Urdu",
          "Arabic",
          "Persian",
        ],
        least: 10,
      },
    },
  },
  {
    query: "chinese american girl names",
    wants: { allSatisfy: { sex: "girl", origins: ["Chinese"], least: 6 } },
  },
];
