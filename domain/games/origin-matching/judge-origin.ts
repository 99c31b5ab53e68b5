import { isTrusted } from "#domain/games/pool/is-trusted.ts";
import type { OriginItem } from "./item.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import {
  type Doubts,
  doubtsOf,
  entryOf,
  type Known,
  optionDoubts,
  relativesOf,
} from "#domain/games/pool/known.ts";

/** Languages of one family: a name of one of them is too easily called a name of another. */
const FAMILIES: readonly string[] = [
  "English German Germanic Dutch Frisian Norse Danish Swedish Norwegian Icelandic Faroese Yiddish",
  "Irish Scottish Scottish_Gaelic Manx Welsh Cornish Breton",
  "English Scottish",
  "Latin French Spanish Italian Portuguese Galician Catalan Occitan Romanian",
  "Slavic Russian Ukrainian Belarusian Bulgarian Serbian Macedonian Croatian Bosnian Slovene Slovak Czech Polish",
  "Latvian Lithuanian",
  "Finnish Estonian Hungarian",
  "Hebrew Aramaic Arabic Amharic Yiddish",
  "Arabic Persian Urdu Turkish Kurdish Azerbaijani Kazakh Swahili Hausa Wolof Somali",
  "Sanskrit Hindi Urdu Punjabi Gujarati Marathi Bengali Nepali Sinhala Persian",
  "Tamil Telugu Kannada Malayalam Sanskrit",
  "Chinese Japanese Korean Vietnamese",
  "Hawaiian Samoan Tongan Māori Filipino Malay Indonesian",
  "Yoruba Igbo Akan Hausa Wolof Swahili Kikuyu Zulu Xhosa Sotho Tswana Shona",
  "Nahuatl Spanish",
  "Basque Spanish",
];

/** Doubts about a question for a name's origin. */
export function judgeOrigin(item: OriginItem, known: Known): Doubts {
  const entry = entryOf(known, item.name);
  if (entry === undefined) return ["not in the collection"];
  const relatives = relativesOf(entry, known);
  return [
    ...optionDoubts(item.options, item.correct),
    ...doubtsOf(
      entry.origin !== item.correct && `the origin is ${entry.origin}`,
      !isTrusted(entry) && "the origin is disputed or unknown",
      (entry.alsoFrom ?? []).join() !== (item.alsoTrue ?? "") && "the name has arisen in several places",
      item.alsoTrue !== undefined &&
        !item.options.includes(item.alsoTrue) &&
        "what is half right is no option",
    ),
    ...item.options
      .filter((option) => option !== item.correct && option !== item.alsoTrue)
      .flatMap((option) => defenses(option, entry, relatives)),
  ];
}

/** What somebody could bring forward for a wrong origin. */
function defenses(option: string, entry: CuratedName, relatives: readonly CuratedName[]): Doubts {
  const families = FAMILIES.map((family) => family.split(" ").map((name) => name.replace("_", " ")));
  const form = relatives.find(
    ({ origin, alsoFrom = [] }) => origin === option || alsoFrom.some((each) => each === option),
  );
  return doubtsOf(
    entry.sourceIpa?.language === option && `it is said in ${option}`,
    form !== undefined && `${form?.name} is ${option}`,
    new RegExp(`\\b${option}\\b`).test(`${entry.meaning} ${entry.note}`) && `its note tells of ${option}`,
    families.some((of) => of.includes(option) && of.includes(entry.origin)) && `${option} is too near`,
  );
}
