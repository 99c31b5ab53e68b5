import { ORIGINS, type Origin } from "#domain/names/entry/origin.ts";
import { COUNTRIES } from "./countries.ts";
import { BLACK, CULTURES, WHITE } from "./cultures.ts";

const BLACK_CALLED: ReadonlySet<string> = new Set([
  "black",
  "black american",
  "african american",
  "afro american",
]);

const WHITE_CALLED: ReadonlySet<string> = new Set(["white", "white american", "anglo american"]);

/** "I am white", "dad is black": of people. */
const SAID_OF =
  "(?:i am|im|i[’']m|hes|he[’']s|shes|she[’']s|we are|they are|(?:dad|mom|husband|wife|partner|boyfriend|girlfriend|father|mother|he|she|daddy|mommy|family|son|daughter|baby) is)";

const OF_PEOPLE =
  "(?: (?:and|&|or) (?:half[ -])?black)?(?: (?:american|southern|country|suburban|rural|rich))?(?: (?:baby|babies|girls?|boys?|people|person|folks?|ppl|guys?|lady|ladies|women|woman|men|man|kids?|child|children|son|daughter|mom|dad|mother|father|parents|couple|famil(?:y|ies)|unisex)(?:[’']?s|s[’'])?)+";

/** Black names are a culture where people are spoken of; else the word may be a color. */
const blackPattern = (origins: string) =>
  `black(?<=${SAID_OF} black)|black(?= (?:(?:and|&|or) )?(?:half[ -])?white(?: (?:baby|girls?|boys?|kids?|people))+ names?)|african[ -]american|afro[ -]american|black american|(?<=(?:half|part)[ -])black|black(?= (?:and|&) (?:half[ -])?\\p{L}+(?: (?:couple|famil(?:y|ies)|household|parents|bab(?:y|ies)))|(?: (?:american|african))?(?: (?:dad|mom|mother|father|husband|wife))(?!\\p{L}))|black(?=(?: (?:baby|american|girls?|boys?|unisex|grandmas?|grandmothers?|grandpas?|aunties?|lady|ladies|old)(?:[’']?s|s[’'])?)* (?:names?|kids|bab(?:y|ies)|child|girls?|boys?|famil(?:y|ies)|parents|son|daughter|women|men|culture))|black(?=(?: (?:and|&|or) | ?[\\/x] ?)(?:half[ -])?(?:${origins})(?!\\p{L}))|black(?<=(?<!\\p{L})(?:${origins}) (?:and|&|or) (?:half[ -])?black)(?=${OF_PEOPLE} names?|[^\\p{L}]*$)`;

const whitePattern = (origins: string) =>
  `white(?<=${SAID_OF} white)(?! \\p{L}+ names?)|white(?=(?: (?:and|&) | ?[\\/x-] ?)(?:half[ -])?(?:${origins})(?!\\p{L}))|white(?<=(?<!\\p{L})(?:${origins}) (?:and|&) white)(?=${OF_PEOPLE} names?|[^\\p{L}]*$)|white american|anglo american|(?<=(?:half|part)[ -])white|(?<=black (?:and|&|or|-|/) ?)white|white(?=${OF_PEOPLE} names?| (?:moms?|dads?|mother|father|husband|wife|parents?|bab(?:y|ies)|boys?|girls?|people|ppl|folks?|guys?|men|women|kids?|child|children|son|daughter|couple)(?!\\p{L}))`;

/** How people are called by their skin: never the color theme. */
export const SKIN = /^(?:brown|yellow|colou?red)$/i;

/** Origins by the words for them, in small letters; "Unknown" is no wish. */
const BY_WORDS: ReadonlyMap<string, readonly Origin[]> = new Map([
  ...ORIGINS.filter((origin) => origin !== "Unknown").map(
    (origin) => [origin.toLowerCase(), [origin]] as const,
  ),
  ...Object.entries(CULTURES).flatMap(([called, origins]) =>
    called.split("|").map((words) => [words, origins] as const),
  ),
]);

/** A pattern of all of them, the longest first: "scottish gaelic" is not "scottish". */
export const ORIGIN_PATTERN = longestFirst([...BY_WORDS.keys()]);

export const BLACK_PATTERN = blackPattern(ORIGIN_PATTERN);

/** White names mean white, unless people are spoken of: "white boy names" are no Bianca. */
export const WHITE_PATTERN = whitePattern(ORIGIN_PATTERN);

export const COUNTRY_PATTERN = longestFirst(Object.keys(COUNTRIES));

/** The origins that a text that matches a pattern stands for. */
export function originsCalled(words: string): readonly Origin[] {
  const written = words.toLowerCase().replace(/[\s-]+/g, " ");
  if (BLACK_CALLED.has(written)) return BLACK;
  if (WHITE_CALLED.has(written)) return WHITE;
  const called = COUNTRIES[written] ?? written;
  return BY_WORDS.get(called) ?? BY_WORDS.get(words.toLowerCase()) ?? [];
}

function longestFirst(words: readonly string[]): string {
  return words.toSorted((a, b) => b.length - a.length).join("|");
}

/** Every word of them. */
export function originWords(): readonly string[] {
  return [...BY_WORDS.keys()].flatMap((words) => words.split(/[\s-]+/));
}
