import { ownValue } from "#domain/own-value.ts";
import { lettersOf } from "#domain/names/search/search-table.ts";
import { letterSet, slipsBetween } from "#domain/names/typo/letter-sets.ts";
import { distanceFrom } from "#domain/names/typo/typo-distance.ts";
import { originWords } from "./plain-origins.ts";
import type { TextRange } from "./parse-phrase.ts";
import { SHORTHAND } from "./small-words.ts";

/** Words of wishes that people misspell. Short ones and those near everyday words (nature, mature) are missing. */
export const WISHED =
  "angels animals antique badass beginning biblical bohemian boys celestial elegant fashion floral gentle goddess gothic hippie literary mythical nickname nicknames preppy princess romantic royalty sibling siblings southern spelling spunky strength surname surnames traditional vowel warrior western whimsical classic common containing contains daughter ending fashioned feminine flower flowers gemstones girl girls hipster inspired letter letters masculine meaning means medieval modern mountains mythology names neutral nonbinary palindrome pattern popular rhyming rhymes seasons similar strong start starting starts syllable syllables timeless trending uncommon unique unisex unusual victorian vintage virtues without";

type Wished = { readonly word: string; readonly letters: Uint8Array; readonly set: number };

const ALL_WISHED: ReadonlySet<string> = new Set(WISHED.split(" "));

/** By the first letter, in which nobody is forgiven a slip: "butch" is not "dutch". */
const BY_LETTER: ReadonlyMap<string, readonly Wished[]> = byFirstLetter(
  [...new Set([...WISHED.split(" "), ...originWords()])].filter((word) => /^[a-z]{4,}$/.test(word)),
);

/** From so many letters on, another letter may stand for one; from so many on, two slips are forgiven. */
const REPLACED = 6;
const TWO_SLIPS = 8;

/** A text with slips in words of wishes mended, where its characters stood in the text as it was typed, and how a mended word was typed. */
export type Mended = {
  readonly text: string;
  readonly typed: (range: TextRange) => TextRange;
  readonly asTyped: (word: string) => string;
};

/** Mends some words of a text; null when none of them is a slip. */
export function mendSlips(text: string, words: readonly TextRange[]): Mended | null {
  const changes = words.flatMap(({ from, to }) => {
    const word = text.slice(from, to).toLowerCase();
    const right = isCount(text, to)
      ? undefined
      : (ownValue(SHORTHAND, word) ?? stretched(word) ?? wishedWord(word));
    // "w/ flowers": the stroke belongs to the word.
    const end = word === "w" && text[to] === "/" ? to + 1 : to;
    return right === undefined ? [] : { from, to: end, right };
  });
  if (changes.length === 0) return null;
  let mended = "";
  let at = 0;
  const places = changes.map(({ from, to, right }) => {
    mended += text.slice(at, from) + right;
    at = to;
    return { from, to, start: mended.length - right.length, end: mended.length };
  });
  mended += text.slice(at);
  /** A place within a mended word is its edge. */
  const placeOf = (place: number, edge: "from" | "to") => {
    const within = places.find(({ start, end }) => place > start && place < end);
    if (within !== undefined) return within[edge];
    const before = places.findLast(({ end }) => place >= end);
    return before === undefined ? place : place - before.end + before.to;
  };
  const written = new Map(changes.map(({ from, to, right }) => [right, text.slice(from, to)] as const));
  return {
    text: mended,
    typed: ({ from, to }) => ({ from: placeOf(from, "from"), to: placeOf(to, "to") }),
    asTyped: (word) => written.get(word) ?? word,
  };
}

/** "4 letters": a number, and no "for". */
function isCount(text: string, to: number): boolean {
  return /\d$/.test(text.slice(0, to)) && /^[ -]*(?:l\w*t\w*r|s[yi]l|beat|or |to |-)/i.test(text.slice(to));
}

/** "Mooon", "girlsss": a letter held too long. */
function stretched(word: string): string | undefined {
  if (!/(\p{L})\1{2}/u.test(word)) return undefined;
  const [one, two] = ["$1", "$1$1"].map((letters) => word.replaceAll(/(\p{L})\1{2,}/gu, letters));
  return one !== undefined && ALL_WISHED.has(one) ? one : two;
}

function wishedWord(word: string): string | undefined {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return undefined;
  const own = letterSet(word);
  let distance: ReturnType<typeof distanceFrom> | undefined;
  return BY_LETTER.get(word.slice(0, 1))?.find(({ word: right, letters, set }) => {
    const most = right.length < TWO_SLIPS ? 1 : 2;
    if (right === word || Math.abs(right.length - word.length) > most) return false;
    if (slipsBetween(own, set) > most) return false;
    distance ??= distanceFrom(lettersOf(word));
    if (distance(letters, 0, letters.length) > most) return false;
    // Two letters that changed places are none that another stands for.
    return right.length >= REPLACED || right.length !== word.length || isAnagram(right, word);
  })?.word;
}

function isAnagram(word: string, other: string): boolean {
  return Array.from(word).toSorted().join("") === Array.from(other).toSorted().join("");
}

function byFirstLetter(words: readonly string[]): ReadonlyMap<string, readonly Wished[]> {
  const first = (word: string) => word.slice(0, 1);
  const wished = words.map((word): Wished => ({ word, letters: lettersOf(word), set: letterSet(word) }));
  return new Map(
    words.map((word) => [first(word), wished.filter((other) => first(other.word) === first(word))] as const),
  );
}
