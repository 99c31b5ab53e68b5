import type { OneIn } from "#domain/names/name-summary.ts";

const WHOLE = new Intl.NumberFormat("en-US");

/** 12345 → "12,345". */
export function formatCount(count: number): string {
  return WHOLE.format(count);
}

/** "1 in 254 girls", or in words that the records leave it open. */
export function oneInWords(oneIn: OneIn | null): string {
  return oneIn === null ? "Fewer than 5, or none" : `1 in ${formatCount(oneIn.n)} ${oneIn.of}`;
}
