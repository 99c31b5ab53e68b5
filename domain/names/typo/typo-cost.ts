import { LONGEST_TYPO } from "./typo-distance.ts";
import { BITS, REPLACED } from "./typo-letters.ts";

/** Room for a name two letters longer than the longest text. */
const WIDTH = LONGEST_TYPO + 3;
const table = new Uint16Array(WIDTH * WIDTH);
const theirExtras = new Uint8Array(WIDTH);
const A = 1;
const E = 5;
const H = 8;

/**
 * Bits of the likeliest way from a name to what was typed: Damerau–Levenshtein with weights, the error model of
 * M. Kernighan, K. Church and W. Gale, "A spelling correction program based on a noisy channel model" (1990).
 * The name's letters stand in a list from start to end.
 */
export function typoCost(typed: Uint8Array, letters: Uint8Array, start: number, end: number): number {
  const length = end - start;
  for (let at = 1; at <= length; at++) {
    const extra = extraBits(letters, start + at - 1, start);
    theirExtras[at] = extra;
    table[at] = (table[at - 1] ?? 0) + extra;
  }
  for (let row = 1; row <= typed.length; row++) {
    const line = row * WIDTH;
    const above = line - WIDTH;
    const mine = typed[row - 1] ?? 0;
    const extra = extraBits(typed, row - 1, 0);
    table[line] = (table[above] ?? 0) + extra;
    for (let at = 1; at <= length; at++) {
      const theirs = letters[start + at - 1] ?? 0;
      let best = (table[above + at - 1] ?? 0) + (REPLACED[mine * 27 + theirs] ?? 0);
      if (row === 1 && at === 1 && REPLACED[mine * 27 + theirs] === BITS.other) best += BITS.first;
      best = Math.min(
        best,
        (table[above + at] ?? 0) + extra,
        (table[line + at - 1] ?? 0) + (theirExtras[at] ?? 0),
      );
      if (row > 1 && at > 1 && mine === letters[start + at - 2] && theirs === typed[row - 2]) {
        best = Math.min(best, (table[above - WIDTH + at - 2] ?? 0) + BITS.swapped);
      }
      table[line + at] = best;
    }
  }
  return table[typed.length * WIDTH + length] ?? 0;
}

/** A letter that one side has and the other has not. */
function extraBits(letters: Uint8Array, at: number, start: number): number {
  const letter = letters[at] ?? 0;
  if (at > start && letters[at - 1] === letter) return BITS.doubled;
  if (letter === H || (letter === E && at > start)) return BITS.silent;
  return BITS.letter + (at === start && letter !== A ? BITS.first : 0);
}
