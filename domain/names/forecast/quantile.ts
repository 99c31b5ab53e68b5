/** The value below which such a part (0–1) of sorted values lies, between two of them where need be; NaN without any. */
export function quantile(sorted: Float64Array, part: number): number {
  const at = part * (sorted.length - 1);
  const low = Math.floor(at);
  const from = sorted[low] ?? Number.NaN;
  const to = sorted[low + 1] ?? from;
  return from + (to - from) * (at - low);
}
