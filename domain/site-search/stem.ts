/** Endings after which a plural has "es": boxes, dresses, patches. */
const BEFORE_ES = /(?:ch|sh|ss|x)es$/;
const DOUBLED = /([bdgmnprt])\1$/;
/** Short words that end so had an "e": "sav(ed)", "siz(ing)". */
const LOST_E = /^[^aeiou][aeiou][^aeiouwxy]$/;

/**
 * A word without its English endings, so that "swaddling", "swaddled" and "swaddles" are one. It need not be a word: both
 * what is searched and what is typed are cut alike.
 */
export function stem(word: string): string {
  return withoutFinalVowel(withoutVerbEnding(singular(word)));
}

function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return BEFORE_ES.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutVerbEnding(word: string): string {
  for (const ending of ["ing", "ed"]) {
    const left = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || left.length < 3 || !/[aeiouy]/.test(left)) continue;
    return LOST_E.test(left) ? `${left}e` : left.replace(DOUBLED, "$1");
  }
  return word;
}

/** "expire" and "expir(ing)" are one, and so are "childproofed" and "childproof". */
function withoutFinalVowel(word: string): string {
  if (word.length > 4 && word.endsWith("e")) return word.slice(0, -1);
  return word.length > 4 && word.endsWith("y") ? `${word.slice(0, -1)}i` : word;
}
