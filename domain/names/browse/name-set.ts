/** Names of the collection by their places in the alphabet, a bit each: sets are joined and counted 32 names at a time. */
export type NameSet = Uint32Array;

/** A set of none out of so many names. */
export function noNames(size: number): NameSet {
  return new Uint32Array(Math.ceil(size / 32));
}

/** A set of all out of so many names. */
export function allNames(size: number): NameSet {
  const set = noNames(size).fill(0xffffffff);
  if (size % 32 > 0) set[set.length - 1] = 2 ** (size % 32) - 1;
  return set;
}

export function putIn(set: NameSet, place: number): void {
  const word = place >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (place & 31));
}

export function isIn(set: NameSet, place: number): boolean {
  return (((set[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

/** Leaves in the first set what is in the other, too. */
export function keepThoseIn(set: NameSet, other: NameSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
}

/** Adds to the first set what is in the other. */
export function addThoseIn(set: NameSet, other: NameSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** Takes out of the first set what is in the other. */
export function takeOut(set: NameSet, other: NameSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0);
}

/** How many names are in a set. */
export function countIn(set: NameSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) count += bitsIn(set[word] ?? 0);
  return count;
}

/** The words of a set, by 32 names, that have a name in them. */
export function wordsWithNames(set: NameSet): Uint16Array {
  const words: number[] = [];
  set.forEach((names, word) => {
    if (names !== 0) words.push(word);
  });
  return Uint16Array.from(words);
}

/** How many names are in both, by the words in which one of them has names. */
export function countInBoth(set: NameSet, other: NameSet, words: Uint16Array): number {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    count += bitsIn((set[word] ?? 0) & (other[word] ?? 0));
  }
  return count;
}

/** Bits that are set in 32, added up in pairs, fours and eights. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
