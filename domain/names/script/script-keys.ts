/** Spellings of one sound, in the order in which they are replaced: Daphne and Dafni, Julia and Yulia, Katherine and Katerin. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/th/g, "t"],
  [/sch/g, "sh"],
  [/t?ch(?=[lr])|ck|q/g, "k"],
  [/kh/g, "h"],
  [/x/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/w/g, "v"],
  [/(?<!^|[scz])h/g, ""],
  [/[yij]+|ee|e/g, "e"],
  [/oo|o|u/g, "o"],
  [/(.)\1+/g, "$1"],
];

/** What names of nearly the same letters have in common, for a spelling of letters a–z. */
export function spellingKey(spelling: string): string {
  return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), spelling);
}

/** Scripts that write consonants: their vowels are the reader's to know. */
export type Abjad = "Hebrew" | "Arabic";

/** Spellings of consonants that these scripts write with one letter, or that we spell with one of theirs. */
const CONSONANTS: Readonly<Record<Abjad, readonly (readonly [RegExp, string])[]>> = {
  Hebrew: [
    [/t[sz]|zz/g, "z"],
    [/sh/g, "s"],
    [/[ck]h/g, "h"],
    [/ph|f/g, "p"],
    [/v/g, "b"],
    [/j/g, "y"],
  ],
  Arabic: [
    [/sh|ch/g, "s"],
    [/kh/g, "h"],
    [/ph/g, "f"],
    [/v/g, "w"],
  ],
};
const OTHER_CONSONANTS: readonly (readonly [RegExp, string])[] = [
  [/th/g, "t"],
  [/dh/g, "d"],
  [/gh/g, "g"],
  [/[cq]/g, "k"],
  [/^[aeiou]+/, "a"],
  [/(?<!^)[aeiouyw]/g, ""],
  [/(.)\1+/g, "$1"],
  [/(?<!^)h$/, ""],
];

/** The consonants of a spelling of letters a–z, and an a for a vowel that it begins with. */
export function consonantKey(spelling: string, script: Abjad): string {
  return [...CONSONANTS[script], ...OTHER_CONSONANTS].reduce(
    (text, [from, to]) => text.replace(from, to),
    spelling,
  );
}
