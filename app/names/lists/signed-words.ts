import { formatCount } from "#domain/locale/numbers.ts";

/** +3, −2 with a true minus, = for no change; to so many decimals. */
export function signedWords(change: number, decimals = 0): string {
  if (change === 0) return "=";
  const size = Math.abs(change);
  return `${change > 0 ? "+" : "−"}${decimals === 0 ? formatCount(size) : size.toFixed(decimals)}`;
}
