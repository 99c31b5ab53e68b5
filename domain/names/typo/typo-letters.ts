/**
 * How surprising each slip is, in bits: 3 means once in eight times that somebody slips there. Set by judgement in the
 * order on which studies of misspelling agree (doubled and swapped letters are likely, then like sounds, then the next
 * key, then the rest; a first letter is seldom wrong), not fitted to the exam.
 */
export const BITS = {
  swapped: 3,
  doubled: 3,
  silent: 4,
  likeSound: 4,
  nextKey: 5,
  letter: 5,
  other: 7,
  first: 2,
} as const;

/** The bits of a letter written for another, both 1–26, as a table of 27 × 27. */
export const REPLACED = new Uint8Array(27 * 27).fill(BITS.other);

/** Each key of an English keyboard, and the keys to its right and below. */
const KEYBOARD =
  "qwa wesa erds rtfd tygf yuhg uijh iokj oplk pl asz sdzx dfxc fgcv ghvb hjbn jknm klm zx xc cv vb bn nm";

/** Letters that stand for one sound in given names: Karl, Carl; Sofia, Zofia; Gillian, Jillian; Yosef, Josef. */
const ONE_SOUND = "aeiouy ckqx cszx gj jyh fvp vwb dt mn bp";

for (const [key = "", ...others] of KEYBOARD.split(" "))
  others.forEach((other) => setBits(key, other, BITS.nextKey));
for (const group of ONE_SOUND.split(" ")) {
  for (const one of group) for (const other of group) setBits(one, other, BITS.likeSound);
}
for (let letter = 1; letter <= 26; letter++) REPLACED[letter * 27 + letter] = 0;

function setBits(one: string, other: string, bits: number): void {
  const [first, second] = [one.charCodeAt(0) - 96, other.charCodeAt(0) - 96];
  REPLACED[first * 27 + second] = bits;
  REPLACED[second * 27 + first] = bits;
}
