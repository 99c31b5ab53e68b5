/** Points of Hebrew and Arabic, accents of Greek and Cyrillic. Indic vowel signs and the dots of kana are letters, and stay. */
const POINTS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** What is no part of a letter: signs, spaces, joiners, tatweel, a hamza by itself. */
const NO_LETTERS = /[^\p{L}\p{M}]|[ـءʼ]/gu;

/** Letters that stand for one another, however carefully somebody writes: Ukrainian і for и, final forms, Persian and Arabic ones. */
const SAME_LETTERS: ReadonlyMap<string, string> = new Map(
  "іи ґг єе ји ςσ ךכ םמ ןנ ףפ ץצ װו ײי ىي یي ېي ےي ةه ەه ہه ھه ۃه کك ٱا"
    .split(" ")
    .map(([from = "", to = ""]) => [from, to]),
);

const KATAKANA = /[\u30a1-\u30f6]/g;
const HIRAGANA_BEFORE = 0x60;

/** One form of everything that is the same name in a script: small letters without points, joiners and spaces (ё is е). */
export function foldScript(text: string): string {
  return Array.from(
    text
      .normalize("NFKC")
      .toLowerCase()
      .normalize("NFD")
      .replace(POINTS, "")
      .normalize("NFC")
      .replace(NO_LETTERS, "")
      .replace(KATAKANA, (sign) => String.fromCharCode(sign.charCodeAt(0) - HIRAGANA_BEFORE)),
    (letter) => SAME_LETTERS.get(letter) ?? letter,
  )
    .join("")
    .replace(/י{2}/g, "י")
    .replace(/ו{2}/g, "ו");
}
