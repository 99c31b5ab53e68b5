/** Bits 0–25 of a shape tell which letters stand in a word; the bits above, how many letters it has (up to 63). */
const LENGTH_FROM = 26;
const LETTERS = (1 << LENGTH_FROM) - 1;

/**
 * A word's shape in one number: its length and the set of its letters (1–26, from start to end of a list). Most of what a
 * typo index proposes is refused by this number alone, without a look at the letters.
 */
export function shapeOf(letters: Uint8Array, start: number, end: number): number {
  let shape = (end - start) << LENGTH_FROM;
  for (let at = start; at < end; at++) shape |= 1 << ((letters[at] ?? 0) - 1);
  return shape >>> 0;
}

/** False when two words are surely more letters apart: each slip changes the length by one, and at most two letters of the set. */
export function couldBeNear(one: number, other: number, letters: number): boolean {
  if (Math.abs((one >>> LENGTH_FROM) - (other >>> LENGTH_FROM)) > letters) return false;
  let unshared = (one ^ other) & LETTERS;
  for (let slip = 0; slip < 2 * letters; slip++) unshared &= unshared - 1;
  return unshared === 0;
}
