import { open } from "../support/on-screen.ts";
import { PAGES_TO_CHECK } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site-test.ts";

const WINDOWS = [
  { width: 320, height: 640 },
  // What a window of 1280 px has left at 200 %.
  { width: 640, height: 450 },
] as const;

test.describe("In a narrow window, or at 200 % zoom", () => {
  test.use({ viewport: WINDOWS[0], deviceScaleFactor: 2 });

  for (const { title, path, given, notFound } of PAGES_TO_CHECK) {
    test(`nothing lies beside the window: ${title}`, async ({ page, context, trouble }) => {
      if (notFound) trouble.expect(/status of 404/);
      await given?.(context);
      await open(page, path);
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport);
        const widths = await page.evaluate(() => ({
          page: document.scrollingElement?.scrollWidth,
          window: globalThis.innerWidth,
        }));
        expect(widths).toEqual({ page: viewport.width, window: viewport.width });
      }
    });
  }
});
