import { expect, test } from "vitest";
import { CRAWL_EVERY_MS, CRAWL_LASTS_MS, untilNextCrawl } from "./crawl-times.ts";

const MINUTE = 60_000;

test("the first crossing begins after thirty minutes, and lasts fifteen seconds", () => {
  expect(untilNextCrawl(0)).toBe(30 * MINUTE);
  expect(untilNextCrawl(10 * MINUTE)).toBe(20 * MINUTE);
  expect(CRAWL_LASTS_MS).toBe(15_000);
});

test("the next begin every thirty minutes from the opening, not from the end of the last", () => {
  expect(untilNextCrawl(CRAWL_EVERY_MS + CRAWL_LASTS_MS)).toBe(CRAWL_EVERY_MS - CRAWL_LASTS_MS);
  expect(untilNextCrawl(CRAWL_EVERY_MS)).toBe(CRAWL_EVERY_MS);
});

test("a clock that was late, as on a device that slept, waits for the next full half hour", () => {
  expect(untilNextCrawl(3 * CRAWL_EVERY_MS + 7 * MINUTE)).toBe(23 * MINUTE);
});
