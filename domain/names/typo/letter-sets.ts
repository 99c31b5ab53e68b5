/** The letters of a word from a to z, a bit each; any other character has the bit of one. */
export function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31);
  return set;
}

/**
 * So many slips at least lie between two words, as far as their letters tell: another letter in the place of one changes two,
 * one more or less changes one. To count this takes a tenth of what the distance does, and most words are too far apart.
 */
export function slipsBetween(one: number, other: number): number {
  let changed = 0;
  for (let left = one ^ other; left !== 0; left &= left - 1) changed++;
  return (changed + 1) >> 1;
}
