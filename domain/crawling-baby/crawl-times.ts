/** The baby crosses the window for the first time after so long, and again each time after as long. */
export const CRAWL_EVERY_MS = 30 * 60_000;

/** How long one crossing lasts. */
export const CRAWL_LASTS_MS = 15_000;

/** Milliseconds until the next crossing begins, so many milliseconds after the page was opened. */
export function untilNextCrawl(sinceOpenedMs: number): number {
  return CRAWL_EVERY_MS - (sinceOpenedMs % CRAWL_EVERY_MS);
}
