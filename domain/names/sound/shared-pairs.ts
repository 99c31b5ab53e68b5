/** Dice coefficient of two strings of sorted characters, 0–1: twice what they share over all they hold. */
export function sharedPairs(one: string, other: string): number {
  let shared = 0;
  for (let mine = 0, theirs = 0; mine < one.length && theirs < other.length;) {
    const difference = one.charCodeAt(mine) - other.charCodeAt(theirs);
    if (difference === 0) shared++;
    if (difference <= 0) mine++;
    if (difference >= 0) theirs++;
  }
  return (2 * shared) / (one.length + other.length || 1);
}
