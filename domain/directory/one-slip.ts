/** One letter more, less or another, or two neighbors exchanged. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  // What differs, between what both begin and end with.
  const [left, right] = [end - start, otherEnd - start];
  if (left <= 1 && right <= 1) return true;
  const isPair = left === 2 && right === 2;
  return isPair && one[start] === other[start + 1] && one[start + 1] === other[start];
}
