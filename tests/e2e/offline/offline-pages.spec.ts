import type { Page } from "@playwright/test";
import { PRECACHED_PAGES } from "#app/offline/carried-pages.data.ts";
import { IS_FULL } from "#tests/support/matrix.ts";
import { open } from "#tests/support/on-screen.ts";
import { offlineTest as test, openAndKeep } from "#tests/support/offline-test.ts";
import { expect } from "#tests/support/site-test.ts";

/** What a page is opened for, done without a network. Of the others it is enough that they can be read. */
const USES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/growth": async (page) => {
    const form = page.getByRole("form", { name: "A measurement" });
    await page.getByRole("main").getByRole("button", { name: "kg", exact: true }).click();
    await form.getByLabel("Born", { exact: true }).fill("2026-05-21");
    await form.getByLabel("Measured", { exact: true }).fill("2026-11-20");
    await form.getByLabel("Weight", { exact: true }).fill("7.3");
    await page.getByRole("main").getByRole("button", { name: "Add to chart", exact: true }).click();
    await expect(page.getByRole("region", { name: /^On this day/ })).toContainText("7.3 kg");
  },
  "/fit": async (page) => {
    await page.getByLabel("First name", { exact: true }).fill("Hazel");
    await page.getByLabel("Surname", { exact: true }).fill("Lowe");
    await expect(page.getByRole("main")).toContainText("Hazel Lowe");
  },
  "/games": async (page) => {
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Origin Matching" }) });
    await card.getByRole("link").first().click();
    await expect(page).toHaveURL(/play=origin-matching/);
    await expect(page.getByRole("main").getByText("Back to Games").first()).toBeVisible();
  },
  "/printable-resources": async (page) => {
    await page
      .getByRole("link", { name: /View Template/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/templates\//);
    await expect(page.getByRole("button", { name: /Print Template/ }).first()).toBeVisible();
  },
};

/** The worker keeps all of them in one way: `npm test` opens those that do something, and every twelfth of the others. */
const OPENED = PRECACHED_PAGES.filter((path, place) => IS_FULL || path in USES || place % 12 === 0);

// One visit that has read nothing; of all of them in two halves, for two workers.
const VISITS = IS_FULL
  ? [OPENED.filter((_, place) => place % 2 === 0), OPENED.filter((_, place) => place % 2 === 1)]
  : [OPENED];
for (const [half, paths] of VISITS.entries()) {
  test(`Pages that nobody has read open without a network (${half + 1} of ${VISITS.length})`, async ({
    page,
    front,
  }) => {
    test.slow();
    await openAndKeep(page, "/about");
    front.down = true;
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("heading", { name: "Offline" })).toHaveCount(0);
        expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe("flex");
        await USES[path]?.(page);
      });
    }
  });
}
