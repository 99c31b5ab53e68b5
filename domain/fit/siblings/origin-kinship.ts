/**
 * Origins that stand near each other, by language or by the people who use them: each line is one neighborhood, and an origin
 * may live in several. The second line is the old stock of names in English, which families have always mixed.
 */
const NEIGHBORS = [
  "Irish,Scottish,Scottish Gaelic,Welsh,Cornish,Breton,Manx",
  "English,French,Germanic,Greek,Hebrew,Latin",
  "English,Scottish,African American,Modern American",
  "English,German,Germanic,Dutch,Frisian,Yiddish",
  "Norse,Danish,Faroese,Icelandic,Norwegian,Swedish,Germanic",
  "Finnish,Estonian,Swedish",
  "Latin,Italian,Spanish,Portuguese,French,Catalan,Galician,Occitan,Romanian",
  "Spanish,Basque,Catalan,Galician,Portuguese,Nahuatl,Quechua,Filipino",
  "Hebrew,Aramaic,Yiddish",
  "Arabic,Persian,Turkish,Urdu,Kurdish,Azerbaijani,Swahili,Somali,Bosnian,Malay,Indonesian",
  "Turkish,Azerbaijani,Kazakh",
  "Slavic,Russian,Polish,Czech,Slovak,Ukrainian,Belarusian,Bulgarian,Serbian,Croatian,Bosnian,Macedonian,Slovene",
  "Latvian,Lithuanian",
  "Sanskrit,Hindi,Bengali,Gujarati,Kannada,Malayalam,Marathi,Punjabi,Tamil,Telugu,Nepali,Sinhala,Urdu",
  "Akan,Hausa,Igbo,Yoruba,Wolof",
  "Shona,Sotho,Tswana,Xhosa,Zulu",
  "Amharic,Kikuyu,Oromo,Somali,Swahili",
  "Hawaiian,Māori,Samoan,Tongan",
  "Muskogean,Cherokee,Dakota,Dena'ina,Mohawk,Navajo",
  "Armenian,Georgian",
].map((line) => new Set(line.split(",")));

type Kinship = {
  /** 1 for a shared origin, half for neighbors, 0 for none; null where an origin is unknown. */
  readonly nearness: 0 | 0.5 | 1 | null;
  /** The two origins it rests on: the same one twice when it is shared. */
  readonly origins: readonly [string, string] | null;
};

const UNKNOWN: Kinship = { nearness: null, origins: null };
const NONE: Kinship = { nearness: 0, origins: null };
/** Asked for thousands of pairs at a time, and there are few different ones. */
const known = new Map<string, Map<string, Kinship>>();

/** How near the origins of two names are; each as a list with commas, "" when nobody knows them. */
export function kinshipOf(one: string, other: string): Kinship {
  if (one === "" || other === "") return UNKNOWN;
  let row = known.get(one);
  if (row === undefined) known.set(one, (row = new Map()));
  let kinship = row.get(other);
  if (kinship === undefined) row.set(other, (kinship = findKinship(one.split(","), other.split(","))));
  return kinship;
}

function findKinship(one: readonly string[], other: readonly string[]): Kinship {
  const shared = one.find((origin) => other.includes(origin));
  if (shared !== undefined) return { nearness: 1, origins: [shared, shared] };
  for (const mine of one)
    for (const theirs of other)
      if (NEIGHBORS.some((line) => line.has(mine) && line.has(theirs)))
        return { nearness: 0.5, origins: [mine, theirs] };
  return NONE;
}
