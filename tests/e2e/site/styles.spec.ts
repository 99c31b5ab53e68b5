import { brotliCompressSync } from "node:zlib";
import { matchedStyles } from "#tests/support/matched-styles.ts";
import { saveByCall } from "#tests/support/on-screen.ts";
import { PLAIN_PAGES } from "#tests/support/pages-to-check.ts";
import { expect, test } from "#tests/support/site-test.ts";

const EVERYWHERE_BYTES = 8000;
/** Every page that has a row, and one of each kind that has none. */
const PATHS = [
  ...PLAIN_PAGES.map(({ path }) => path),
  "/names/hazel",
  "/names/lists/unisex",
  "/templates/feeding-log",
];

test.describe("Styles", () => {
  test("at least half of what a page gets is for something on it @full", async ({ page, context }) => {
    await saveByCall(context, "hazel", "rowan");
    // What the server sends, before any part comes late.
    await page.route("**/*.js", () => undefined);
    const poor: string[] = [];
    for (const path of PATHS) {
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
