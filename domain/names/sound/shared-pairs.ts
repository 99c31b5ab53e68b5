/** Dice coefficient of two sorted lists, 0–1: twice what they share over all they hold. */
export function sharedPairs(one: readonly number[], other: readonly number[]): number {
  let shared = 0;
  for (let mine = 0, theirs = 0; mine < one.length && theirs < other.length;) {
    const difference = (one[mine] ?? 0) - (other[theirs] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) mine++;
    if (difference >= 0) theirs++;
  }
  return (2 * shared) / (one.length + other.length || 1);
}
