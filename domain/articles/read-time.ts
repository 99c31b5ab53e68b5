/** Words a minute that adults read silently, rounded down from 238 for non-fiction (Brysbaert 2019, a review of 190 studies). */
const WORDS_A_MINUTE = 230;

/** "6 min read", of a text without marks; never less than a minute. */
export function readTime(text: string): string {
  return `${Math.max(1, Math.ceil(countWords(text) / WORDS_A_MINUTE))} min read`;
}

/** Runs of letters and figures; "child’s" and "20-year" are one each. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,–-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
