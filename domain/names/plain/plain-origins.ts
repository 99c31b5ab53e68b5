import { ORIGINS, type Origin } from "#domain/names/entry/origin.ts";

/** What people call origins beside the names that the list has for them. Names that are often given (Roman, Asia) are left out. */
const ALSO_CALLED: Readonly<Record<string, readonly Origin[]>> = {
  african: [
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
  ],
  american: ["Modern American"],
  "anglo-saxon": ["English"],
  arab: ["Arabic"],
  aztec: ["Nahuatl"],
  brazilian: ["Portuguese"],
  british: ["English", "Scottish", "Scottish Gaelic", "Welsh", "Cornish"],
  celtic: ["Irish", "Scottish", "Scottish Gaelic", "Welsh", "Breton", "Cornish", "Manx"],
  ethiopian: ["Amharic", "Oromo"],
  farsi: ["Persian"],
  gaelic: ["Irish", "Scottish Gaelic", "Manx"],
  ghanaian: ["Akan"],
  hindi: ["Sanskrit", "Hindi"],
  hindu: ["Sanskrit", "Hindi"],
  hispanic: ["Spanish"],
  indian: [
    "Sanskrit",
    "Hindi",
    "Bengali",
    "Gujarati",
    "Kannada",
    "Malayalam",
    "Marathi",
    "Punjabi",
    "Tamil",
    "Telugu",
  ],
  iranian: ["Persian"],
  islamic: ["Arabic"],
  israeli: ["Hebrew"],
  jewish: ["Hebrew", "Yiddish"],
  maori: ["Māori"],
  mexican: ["Spanish", "Nahuatl"],
  muslim: ["Arabic"],
  "native american": ["Native American", "Cherokee", "Dakota", "Dena'ina", "Mohawk", "Navajo"],
  nigerian: ["Hausa", "Igbo", "Yoruba"],
  nordic: ["Norse", "Danish", "Faroese", "Icelandic", "Norwegian", "Swedish"],
  pakistani: ["Urdu"],
  polynesian: ["Hawaiian", "Māori", "Samoan", "Tongan"],
  scandinavian: ["Norse", "Danish", "Faroese", "Icelandic", "Norwegian", "Swedish"],
  scottish: ["Scottish", "Scottish Gaelic"],
  sioux: ["Dakota"],
  slovenian: ["Slovene"],
  viking: ["Norse"],
};

/** Origins by the words for them, in small letters; "Unknown" is no wish. */
const BY_WORDS: ReadonlyMap<string, readonly Origin[]> = new Map([
  ...ORIGINS.filter((origin) => origin !== "Unknown").map(
    (origin) => [origin.toLowerCase(), [origin]] as const,
  ),
  ...Object.entries(ALSO_CALLED),
]);

/** A pattern of all of them, the longest first: "scottish gaelic" is not "scottish". */
export const ORIGIN_PATTERN = [...BY_WORDS.keys()].toSorted((a, b) => b.length - a.length).join("|");

/** The origins that a text that matches the pattern stands for. */
export function originsCalled(words: string): readonly Origin[] {
  return BY_WORDS.get(words.toLowerCase().replace(/\s+/g, " ")) ?? [];
}

/** Every word of them. */
export function originWords(): readonly string[] {
  return [...BY_WORDS.keys()].flatMap((words) => words.split(/[\s-]+/));
}
