import { open } from "../support/on-screen.ts";
import { PAGES_TO_CHECK } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site-test.ts";

const SCREENS = [
  { title: "on 320 px", viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  // What a window of 1280 px has left at 200 %.
  { title: "at 200 % zoom", viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
] as const;

for (const { title: screen, ...options } of SCREENS) {
  test.describe(`${screen} @once`, () => {
    test.use(options);
    for (const { title, path, given, notFound } of PAGES_TO_CHECK) {
      test(`nothing lies beside the window: ${title}`, async ({ page, context, trouble }) => {
        if (notFound) trouble.expect(/status of 404/);
        await given?.(context);
        await open(page, path);
        const widths = await page.evaluate(() => ({
          page: document.scrollingElement?.scrollWidth,
          window: globalThis.innerWidth,
        }));
        expect(widths).toEqual({ page: options.viewport.width, window: options.viewport.width });
      });
    }
  });
}
