import type { NameTable } from "#domain/names/search/search-table.ts";
import { distanceFrom, LONGEST_TYPO } from "./typo-distance.ts";
import type { FindTypos } from "./typo-index.ts";

/** Letters by how well they tell names apart: those that half of the names have come first. */
const BY_TELLING = "nierlshyaotdmkcujvbzgwpfqx";
const LETTERS = BY_TELLING.length;
/** Names that have the same of the first so many are looked at together. */
const TOGETHER = 11;
const HEAPS = 2 ** TOGETHER;
const OTHERS = LETTERS - TOGETHER;

const ALL_OTHERS = 2 ** OTHERS - 1;

/** How many bits a number of some letters has. */
const BITS_OF = new Uint8Array(2 ** Math.max(TOGETHER, OTHERS));
for (let bits = 1; bits < BITS_OF.length; bits++) BITS_OF[bits] = (BITS_OF[bits >> 1] ?? 0) + (bits & 1);

/** Which of the first letters two names may differ in, the fewest first, and how many of these differ in no more than so many. */
const MOST_DIFFERING = 4;
const DIFFERING = Uint16Array.from(BITS_OF.keys())
  .subarray(0, HEAPS)
  .filter((bits) => (BITS_OF[bits] ?? 0) <= MOST_DIFFERING)
  .toSorted((one, other) => (BITS_OF[one] ?? 0) - (BITS_OF[other] ?? 0));
const DIFFERING_UP_TO = Array.from(
  { length: MOST_DIFFERING + 1 },
  (_, most) => DIFFERING.findLastIndex((bits) => (BITS_OF[bits] ?? 0) <= most) + 1,
);

const SIGN_OF = new Int32Array(LETTERS + 1);
Array.from(BY_TELLING, (letter, at) => (SIGN_OF[letter.charCodeAt(0) - 96] = 1 << (LETTERS - 1 - at)));

/**
 * Finds what an index would (typo-index.ts), in a twentieth of its memory: for names that few texts ask for. A name is filed
 * by how many letters it has, and by which. A letter added brings one of them, a letter left out takes one away, a letter
 * replaced does both: names that differ in more are not looked at, nor, of what is left, those with more letters that the
 * text has not about there.
 */
export function createTypoScan(table: NameTable, from: number, to: number): FindTypos {
  const { ranks, others, letters, firstOf, longest } = fileBySigns(table, from, to);
  const found = new Uint32Array(ranks.length);

  return (text, allowed) => {
    if (text.length === 0 || text.length > LONGEST_TYPO) return found.subarray(0, 0);
    const distance = distanceFrom(text);
    const own = signOf(text, 0, text.length);
    const [ownHeap, ownOthers] = [own >>> OTHERS, own & ALL_OTHERS];
    let count = 0;
    const last = Math.min(longest, text.length + allowed);
    for (let length = Math.max(1, text.length - allowed); length <= last; length++) {
      // In a longer name letters are added: so many fewer of the text's can be gone from it.
      const mostGone = allowed - Math.max(0, length - text.length);
      const mostNew = allowed - Math.max(0, text.length - length);
      const near = placesNear(text, length - text.length, allowed);
      // Letters of names of one length stand in their order.
      const before = (letters.firstOf[length] ?? 0) - (firstOf[length * HEAPS] ?? 0) * length;
      const differing = DIFFERING_UP_TO[mostGone + mostNew] ?? 0;
      for (let place = 0; place < differing; place++) {
        const bits = DIFFERING[place] ?? 0;
        const goneOthers = mostGone - (BITS_OF[bits & ownHeap] ?? 0);
        const newOthers = mostNew - (BITS_OF[bits & ~ownHeap] ?? 0);
        if (goneOthers < 0 || newOthers < 0) continue;
        const heap = length * HEAPS + (ownHeap ^ bits);
        const end = firstOf[heap + 1] ?? 0;
        for (let at = firstOf[heap] ?? 0; at < end; at++) {
          const theirs = others[at] ?? 0;
          if ((BITS_OF[ownOthers & ~theirs] ?? 0) > goneOthers) continue;
          if ((BITS_OF[theirs & ~ownOthers] ?? 0) > newOthers) continue;
          const start = before + at * length;
          if (isElsewhere(letters.all, start, length, near, mostNew)) continue;
          if (distance(letters.all, start, start + length) <= allowed) found[count++] = ranks[at] ?? 0;
        }
      }
    }
    return found.subarray(0, count);
  };
}

/** What is longer is never within two letters of a text that is measured. */
const MOST_LETTERS = LONGEST_TYPO + 2;

/** Names by the number of letters, then by signs: what is looked at in turn stands together in memory. */
function fileBySigns({ size, letters: all, starts, ends }: NameTable, from: number, to: number) {
  const lengthOf = (rank: number) => (ends[rank] ?? 0) - (starts[rank] ?? 0);
  // One number for all three: numbers are sorted ten times as fast as pairs.
  const order = Float64Array.from({ length: to - from }, (_, at) => from + at)
    .filter((rank) => lengthOf(rank) <= MOST_LETTERS)
    .map((rank) => {
      const sign = signOf(all, starts[rank] ?? 0, ends[rank] ?? 0);
      return (lengthOf(rank) * 2 ** LETTERS + sign) * size + rank;
    })
    .toSorted();
  const ranks = Uint32Array.from(order, (place) => place % size);
  // Of the letters that a heap has in common it tells itself.
  const others = Uint16Array.from(order, (place) => Math.floor(place / size) % 2 ** OTHERS);
  const letters = new Uint8Array(ranks.reduce((sum, rank) => sum + lengthOf(rank), 0));
  const longest = ranks.length === 0 ? 0 : lengthOf(ranks.at(-1) ?? 0);
  const firstLetters = new Uint32Array(longest + 1);
  let [end, before] = [0, 0];
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at] ?? 0;
    const length = lengthOf(rank);
    if (length !== before) firstLetters[length] = end;
    for (let place = starts[rank] ?? 0; place < (ends[rank] ?? 0); place++) letters[end++] = all[place] ?? 0;
    before = length;
  }
  const firstOf = heapsIn(
    Uint32Array.from(order, (place) => Math.floor(place / size / 2 ** OTHERS)),
    longest,
  );
  return { ranks, others, letters: { all: letters, firstOf: firstLetters }, firstOf, longest };
}

/** Where the names of each heap begin, by length and sign; of a heap without names, where the next begins. */
function heapsIn(filed: Uint32Array, longest: number): Uint32Array {
  const firstOf = new Uint32Array((longest + 1) * HEAPS + 1);
  for (const heap of filed) firstOf[heap + 1] = (firstOf[heap + 1] ?? 0) + 1;
  for (let heap = 1; heap < firstOf.length; heap++)
    firstOf[heap] = (firstOf[heap] ?? 0) + (firstOf[heap - 1] ?? 0);
  return firstOf;
}

function signOf(letters: Uint8Array, start: number, end: number): number {
  let sign = 0;
  for (let at = start; at < end; at++) sign |= SIGN_OF[letters[at] ?? 0] ?? 0;
  return sign;
}

/**
 * By letter, at which places of a name of `longer` letters more it may be one of the text's, a bit each. What was added or left
 * out moves all that follows; where more than that may be wrong, one letter more can be there, or stand on the other side.
 */
function placesNear(text: Uint8Array, longer: number, allowed: number): Uint32Array {
  const more = Math.abs(longer) < allowed ? 1 : 0;
  const near = new Uint32Array(LETTERS + 1);
  for (let move = Math.min(0, longer) - more; move <= Math.max(0, longer) + more; move++) {
    for (let at = Math.max(0, -move); at < text.length; at++) {
      const letter = text[at] ?? 0;
      near[letter] = (near[letter] ?? 0) | (1 << (at + move));
    }
  }
  return near;
}

/** Whether more letters of a name than so many stand where the text has none of them near. */
function isElsewhere(
  letters: Uint8Array,
  start: number,
  length: number,
  near: Uint32Array,
  most: number,
): boolean {
  let missed = 0;
  for (let at = 0; at < length; at++) {
    missed += (((near[letters[start + at] ?? 0] ?? 0) >>> at) & 1) ^ 1;
    if (missed > most) return true;
  }
  return false;
}
