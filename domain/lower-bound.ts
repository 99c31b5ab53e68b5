/** The first number from one to another that is not below what is looked for; the end where all are. Those below come first. */
export function lowerBound(start: number, end: number, isBelow: (place: number) => boolean): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
