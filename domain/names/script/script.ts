/** Scripts other than Latin in which names are looked up by letters, not only by reviewed forms. */
const LETTERED = [
  "Cyrillic",
  "Greek",
  "Hebrew",
  "Arabic",
  "Devanagari",
  "Hangul",
  "Kana",
  "Armenian",
  "Georgian",
] as const;
export type Lettered = (typeof LETTERED)[number];

const LETTERS_OF: Readonly<Record<Lettered, RegExp>> = {
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Arabic: /\p{Script=Arabic}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Hangul: /\p{Script=Hangul}/u,
  Kana: /\p{Script=Hiragana}|\p{Script=Katakana}/u,
  Armenian: /\p{Script=Armenian}/u,
  Georgian: /\p{Script=Georgian}/u,
};

/** The okina of ʻIolani and other signs of no script are none. */
const OTHER_LETTER = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

/** Whether a text has a letter that is not Latin: it is then looked up by how names are written, and means nothing else. */
export function isOtherScript(text: string): boolean {
  return OTHER_LETTER.test(text);
}

/** The script of a text whose letters are read one by one; undefined for others, and for characters that are words (Han). */
export function letteredScript(text: string): Lettered | undefined {
  if (/\p{Script=Han}/u.test(text)) return undefined;
  return LETTERED.find((script) => LETTERS_OF[script].test(text));
}
