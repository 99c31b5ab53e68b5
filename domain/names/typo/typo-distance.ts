/** The longest text that is measured; the words below have 32 bits. */
export const LONGEST_TYPO = 30;

/** Measures letters (1–26) of a list, from start to end, against the text. */
export type Distance = (letters: Uint8Array, start: number, end: number) => number;

/**
 * Damerau–Levenshtein distance (optimal string alignment) from a text of at least one letter: a letter added, left out,
 * replaced, or two neighbours exchanged count one each. A column of the usual table is one word of bits:
 * H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", Nordic Journal of Computing 10 (2003).
 */
export function distanceFrom(text: Uint8Array): Distance {
  const places = new Uint32Array(27);
  text.forEach((letter, at) => (places[letter] = (places[letter] ?? 0) | (1 << at)));
  const last = 1 << (text.length - 1);

  return (letters, start, end) => {
    let more = -1;
    let less = 0;
    let same = 0;
    let seen = 0;
    let distance = text.length;
    for (let at = start; at < end; at++) {
      const here = places[letters[at] ?? 0] ?? 0;
      const exchanged = ((~same & here) << 1) & seen;
      same = ((((here & more) + more) | 0) ^ more) | here | less | exchanged;
      const rises = less | ~(same | more);
      const falls = same & more;
      if ((rises & last) !== 0) distance++;
      if ((falls & last) !== 0) distance--;
      const shifted = (rises << 1) | 1;
      more = (falls << 1) | ~(same | shifted);
      less = shifted & same;
      seen = here;
    }
    return distance;
  };
}
