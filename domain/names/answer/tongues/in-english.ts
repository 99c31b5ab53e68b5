import { inOtherTongue } from "./in-other-tongue.ts";
import { NAMES_TOO, SAYS_SPANISH, SPANISH_WORDS } from "./spanish-words.ts";

const MOST_WORDS = 4;
/** "Que significan luna" asks for names, "qué significa Luna" about one. */
const ASKS_MEANING = /\b(?:significan|signifiquen?|con significado)\b/;
const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu;

const ENGLISH: ReadonlyMap<string, string> = new Map(Object.entries(SPANISH_WORDS));

/** A wish or a question in Spanish, asked in English, or a wish in another language; null for any other text. Names stay as they are written. */
export function inEnglish(text: string): string | null {
  return fromSpanish(text) ?? inOtherTongue(text);
}

function fromSpanish(text: string): string | null {
  if (!SAYS_SPANISH.test(text)) return null;
  const words = Array.from(text.matchAll(WORD), ([word]) => word);
  const plain = words.map(plainWord);
  const isOfMeaning = ASKS_MEANING.test(plain.join(" "));
  const english: string[] = [];
  for (let at = 0; at < words.length;) {
    const count = phraseAt(plain, at, isOfMeaning && at > 0);
    english.push(
      count === 0 ? (words[at] ?? "") : (ENGLISH.get(plain.slice(at, at + count).join(" ")) ?? ""),
    );
    at += Math.max(1, count);
  }
  const asked = english.filter(Boolean).join(" ");
  return asked === text ? null : asked;
}

/** How many words from a place on are known together: none, or as many as may be. */
function phraseAt(words: readonly string[], at: number, isOfMeaning: boolean): number {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
    const said = words.slice(at, at + count).join(" ");
    if (ENGLISH.has(said) && (isOfMeaning || !NAMES_TOO.has(said))) return count;
  }
  return 0;
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "");
}
