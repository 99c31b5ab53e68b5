import { SENTENCES, WHOLE_TEXTS } from "#content/en-GB/sentences.ts";
import { MEASURES, WORDS } from "#content/en-GB/words.ts";

/** Addresses, and places that are filled in: nothing in them is a word of a sentence. */
const NO_WORDS =
  /(\b(?:https?|mailto|tel):[^\s)"'`]+|(?<=[\s("'`]|^)\/[\w\-/#?=&.]*|\]\(#[^)]*\)|\$?\{[^}]*\}|\b[\w.-]+\.(?:gov|org|com|edu|net)\b)/g;

const PARTS = [...SENTENCES, ...MEASURES];
const WHOLE = new Map(WHOLE_TEXTS);

const BRITISH = new Map(WORDS.map(([american, british]) => [american, british]));
const KEEPS_NAMES = new Set(
  WORDS.flatMap(([american, , capital]) => (capital === undefined ? [] : [american])),
);
/** Whole words, the longest first; figures and letters around them make another word of it. */
const AMERICAN = new RegExp(
  `(?<![\\p{L}\\d-])(?:${[...BRITISH.keys()].toSorted((one, other) => other.length - one.length).join("|")})(?![\\p{L}\\d])`,
  "giu",
);

const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const AMERICAN_DAY = new RegExp(`\\b(${MONTHS}) (\\d{1,2}), (\\d{4})`, "g");

/** What stands for a short text that is all that a table says in a place, such as "centimeters"; itself where nothing does. */
export function wholeInBritish(text: string): string {
  return WHOLE.get(text) ?? text;
}

/** A text of ours in British English: sentences, figures and words that a person has decided, and days in their order. */
export function inBritish(text: string): string {
  if (WHOLE.has(text)) return wholeInBritish(text);
  const parts = PARTS.reduce((said, [american, british]) => said.replaceAll(american, british), text);
  return parts
    .split(NO_WORDS)
    .map((part, place) => (place % 2 === 1 ? part : inBritishWords(part)))
    .join("");
}

function inBritishWords(text: string): string {
  return text.replaceAll(AMERICAN, asWritten).replaceAll(AMERICAN_DAY, "$2 $1 $3");
}

/** As the American word is written: "Crib" is "Cot", "CRIB" does not occur. */
function asWritten(american: string): string {
  const small = american.toLowerCase();
  const word = BRITISH.get(small) ?? american;
  if (american === small) return word;
  return KEEPS_NAMES.has(small) ? american : word.charAt(0).toUpperCase() + word.slice(1);
}

/** American words that are left in a text, but for names and addresses. */
export function americanIn(text: string): readonly string[] {
  return text
    .split(NO_WORDS)
    .filter((_, place) => place % 2 === 0)
    .flatMap((part) => part.match(AMERICAN) ?? [])
    .filter((word) => word === word.toLowerCase() || !KEEPS_NAMES.has(word.toLowerCase()));
}
