/** 2500 → "2.5k": for axes with little room. */
export function formatCompact(count: number): string {
  return count < 1000 ? String(count) : `${count / 1000}k`;
}
