import { expect, test } from "vitest";
import { CONTENT_PAGES } from "#tools/bench/browser/content-pages.ts";
import { openSite } from "./site/open-site.ts";

const site = await openSite();

/** Over HTTP/1.1 a browser fetches six files at once, of which one is the drawings; a page that waits for a seventh is painted a round trip later. */
const MOST_SHEETS = 5;

test("no page waits for more styles than come at once", async () => {
  for (const path of [...CONTENT_PAGES, "/saved", "/games?play=name-meaning-quiz"]) {
    const { document } = await site.get(path);
    const sheets = document.querySelectorAll('link[rel="stylesheet"]');
    expect(sheets.length, path).toBeGreaterThan(0);
    expect(sheets.length, path).toBeLessThanOrEqual(MOST_SHEETS);
  }
});
