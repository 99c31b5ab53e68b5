const BASE = 0x2c1b3c6d;
const LONGEST = 64;

const POWERS = new Uint32Array(LONGEST).fill(1);
for (let at = 1; at < LONGEST; at++) POWERS[at] = Math.imul(POWERS[at - 1] ?? 0, BASE);

/** How many hashes listVariants writes for a word of so many letters. */
export function countVariants(length: number, leaveOut: number): number {
  return 1 + (leaveOut > 0 ? length : 0) + (leaveOut > 1 ? (length * (length - 1)) / 2 : 0);
}

const tails = new Uint32Array(LONGEST + 1);

/**
 * Writes 32-bit hashes: of the word itself, of the word without each letter and, if asked, without each two.
 * It is a polynomial hash of the letters that are left, so each costs one step: what stands before, between and
 * after. Returns where the list ends.
 */
export function listVariants(
  letters: Uint8Array,
  start: number,
  end: number,
  leaveOut: number,
  list: Uint32Array,
  from: number,
): number {
  const length = end - start;
  let at = from;
  tails[length] = 0;
  for (let one = length - 1; one >= 0; one--) {
    tails[one] = Math.imul(letters[start + one] ?? 0, POWERS[length - 1 - one] ?? 0) + (tails[one + 1] ?? 0);
  }
  list[at++] = mixed(tails[0] ?? 0);
  if (leaveOut === 0) return at;
  const lastTwo = leaveOut > 1 ? length : 0;
  for (let one = 0, before = 0; one < length; one++) {
    const letter = letters[start + one] ?? 0;
    list[at++] = mixed(Math.imul(before, POWERS[length - 1 - one] ?? 0) + (tails[one + 1] ?? 0));
    for (let two = one + 1, left = before; two < lastTwo; two++) {
      list[at++] = mixed(Math.imul(left, POWERS[length - 1 - two] ?? 0) + (tails[two + 1] ?? 0));
      left = (Math.imul(left, BASE) + (letters[start + two] ?? 0)) | 0;
    }
    before = (Math.imul(before, BASE) + letter) | 0;
  }
  return at;
}

/** Spreads a hash over all 32 bits, so that its highest bits alone will do. */
function mixed(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x9e3779b1);
  return spread ^ (spread >>> 13);
}
