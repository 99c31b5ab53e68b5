import type { NameTable } from "#domain/names/search/search-table.ts";
import { distanceFrom, LONGEST_TYPO } from "./typo-distance.ts";
import type { FindTypos } from "./typo-index.ts";

/**
 * Finds what an index would (typo-index.ts), in a twentieth of its memory and some twice its time: for names that few texts ask
 * for. Names are filed by how many letters they have, each as one number: which letters, a bit each. A letter added brings
 * one of them, a letter left out takes one away, a letter replaced does both: names that differ in more are not measured.
 */
export function createTypoScan(table: NameTable, from: number, to: number): FindTypos {
  const { letters, starts, ends } = table;
  const lengthOf = (rank: number) => Math.min((ends[rank] ?? 0) - (starts[rank] ?? 0), MOST_LETTERS);
  const ranks = Uint32Array.from({ length: to - from }, (_, at) => from + at).toSorted(
    (one, other) => lengthOf(one) - lengthOf(other) || one - other,
  );
  const signs = Int32Array.from(ranks, (rank) => signOf(letters, starts[rank] ?? 0, ends[rank] ?? 0));
  const firstOf = firstOfEach(ranks, lengthOf);
  const found = new Uint32Array(ranks.length);

  return (text, allowed) => {
    if (text.length === 0 || text.length > LONGEST_TYPO) return found.subarray(0, 0);
    const distance = distanceFrom(text);
    const own = signOf(text, 0, text.length);
    let count = 0;
    for (let length = Math.max(1, text.length - allowed); length <= text.length + allowed; length++) {
      // In a longer name letters are added: so many fewer of the text's can be gone from it.
      const mostGone = allowed - Math.max(0, length - text.length);
      const mostNew = allowed - Math.max(0, text.length - length);
      const last = firstOf[length + 1] ?? 0;
      for (let at = firstOf[length] ?? 0; at < last; at++) {
        const sign = signs[at] ?? 0;
        if (countBits(own & ~sign) > mostGone || countBits(sign & ~own) > mostNew) continue;
        const rank = ranks[at] ?? 0;
        if (distance(letters, starts[rank] ?? 0, ends[rank] ?? 0) <= allowed) found[count++] = rank;
      }
    }
    return found.subarray(0, count);
  };
}

/** What is longer is never within two letters of a text that is measured (LONGEST_TYPO). */
const MOST_LETTERS = 63;

/** Where the names of each number of letters begin, and those of one more. */
function firstOfEach(ranks: Uint32Array, lengthOf: (rank: number) => number): Uint32Array {
  const firstOf = new Uint32Array(MOST_LETTERS + 2);
  for (const rank of ranks) firstOf[lengthOf(rank) + 1] = (firstOf[lengthOf(rank) + 1] ?? 0) + 1;
  for (let length = 1; length < firstOf.length; length++) {
    firstOf[length] = (firstOf[length] ?? 0) + (firstOf[length - 1] ?? 0);
  }
  return firstOf;
}

function signOf(letters: Uint8Array, start: number, end: number): number {
  let sign = 0;
  for (let at = start; at < end; at++) sign |= 1 << ((letters[at] ?? 1) - 1);
  return sign;
}

/** How many bits each number of 13 bits has: those of half an alphabet. */
const HALF = 13;
const LOW_HALF = 2 ** HALF - 1;
const COUNTS = new Uint8Array(LOW_HALF + 1);
for (let bits = 1; bits <= LOW_HALF; bits++) COUNTS[bits] = (COUNTS[bits >>> 1] ?? 0) + (bits & 1);

function countBits(bits: number): number {
  return (COUNTS[bits & LOW_HALF] ?? 0) + (COUNTS[bits >>> HALF] ?? 0);
}
