import { type Origin, ORIGINS } from "#domain/names/entry/origin.ts";

/**
 * Origins that share so many names, or lie so near each other, that none of them is a wrong answer beyond question where
 * another is right. An origin may stand in several.
 */
const BRANCHES: readonly (readonly Origin[])[] = [
  originsIn(
    "Germanic German English Scottish Dutch Frisian Norse Danish Swedish Norwegian Icelandic Faroese Yiddish",
  ),
  originsIn("English Scottish Irish Welsh Cornish Manx Breton French"),
  ["Scottish Gaelic", "Scottish", "Irish", "Welsh", "Cornish", "Manx", "Breton", "English"],
  // Modern languages that share the forms of their names: Stephanie is French and German, Louise French and Danish.
  originsIn(
    "French Spanish Italian Portuguese Galician Catalan Occitan Romanian Basque Filipino Latin Greek German Dutch Danish Swedish Norwegian Finnish Estonian Hungarian Russian Slavic Polish Czech Slovak Slovene Croatian",
  ),
  originsIn(
    "Greek Slavic Russian Ukrainian Belarusian Bulgarian Serbian Macedonian Croatian Bosnian Slovene Slovak Czech Polish Georgian Armenian Romanian Albanian Latvian Lithuanian Hungarian Yiddish",
  ),
  originsIn("Hebrew Aramaic Arabic Amharic Yiddish Greek"),
  // Given by English speakers for so long that many would call them English.
  originsIn("English Hebrew Aramaic Greek Latin French German Russian"),
  originsIn(
    "Arabic Persian Urdu Turkish Kurdish Azerbaijani Armenian Kazakh Bosnian Albanian Swahili Hausa Wolof Somali Oromo Malay Indonesian Punjabi Bengali Hindi Sanskrit",
  ),
  originsIn(
    "Sanskrit Hindi Urdu Punjabi Gujarati Marathi Bengali Nepali Sinhala Tamil Telugu Kannada Malayalam Thai Khmer Indonesian Tibetan Persian",
  ),
  originsIn("Chinese Japanese Korean Vietnamese Tibetan Mongolian"),
  originsIn("Hawaiian Samoan Tongan Māori Filipino"),
  originsIn("Yoruba Igbo Akan Hausa Wolof Swahili Kikuyu Zulu Xhosa Sotho Tswana Shona"),
  originsIn("Nahuatl Quechua Cherokee Navajo Mohawk Dakota Dena'ina Spanish"),
];

/** Origins of one word, parted by blanks. */
function originsIn(words: string): readonly Origin[] {
  return words.split(" ").flatMap((word) => ORIGINS.find((origin) => origin === word) ?? []);
}

/** The origin itself and all that lie near it. */
export function branchOf(origin: Origin): ReadonlySet<Origin> {
  return new Set([origin, ...BRANCHES.flatMap((branch) => (branch.includes(origin) ? branch : []))]);
}
