import { brotliCompressSync } from "node:zlib";
import { matchedStyles } from "../support/matched-styles.ts";
import { saveByCall } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const EVERYWHERE_BYTES = 8000;
const PAGES = [
  "/",
  "/names",
  "/names/hazel",
  "/names/lists/unisex",
  "/names/about-the-data",
  "/compare",
  "/fit",
  "/together",
  "/growth",
  "/games",
  "/videos",
  "/blog",
  "/privacy",
  "/contents",
  "/contact",
  "/parent-directory",
  "/printable-resources",
  "/templates/feeding-log",
  "/saved",
  "/newsletter/subscribe",
  "/offline",
] as const;

test.describe("Styles", () => {
  // What the server sends, before any part comes late.
  test.use({ visitorMoves: false });

  test("at least half of what a page gets is for something on it", async ({ page, context }) => {
    await saveByCall(context, "hazel", "rowan");
    const poor: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      const share = await page.evaluate(matchedStyles);
      if (!(share >= 0.5)) poor.push(`${path}: ${Math.round(100 * share)} %`);
    }
    expect(poor).toEqual([]);
  });

  test("what every page gets is small", async ({ page }) => {
    const sheetsOf = async (path: string): Promise<readonly string[]> => {
      await page.goto(path);
      return page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
    };
    const others = await sheetsOf("/fit");
    const shared = (await sheetsOf("/contents")).filter((href) => others.includes(href));
    const bodies = await Promise.all(shared.map(async (href) => (await page.request.get(href)).body()));
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(EVERYWHERE_BYTES);
  });
});
