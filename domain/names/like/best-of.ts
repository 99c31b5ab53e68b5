/**
 * The elements with the highest scores, best first; equal scores in the order of the list, so that the answer is always
 * the same. A score of null leaves an element out. Made for few out of thousands: the rest is never sorted.
 */
export function bestOf<T>(list: readonly T[], wanted: number, scoreOf: (element: T) => number | null): T[] {
  const best: { readonly element: T; readonly score: number }[] = [];
  for (const element of list) {
    const score = scoreOf(element);
    if (score === null || (best.length >= wanted && score <= (best.at(-1)?.score ?? Infinity))) continue;
    const after = best.findIndex((kept) => kept.score < score);
    best.splice(after === -1 ? best.length : after, 0, { element, score });
    if (best.length > wanted) best.pop();
  }
  return best.map(({ element }) => element);
}
