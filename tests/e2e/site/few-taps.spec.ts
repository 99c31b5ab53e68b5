import type { Locator, Page } from "@playwright/test";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** Taps from the home page on a phone, by what is in view alone: nothing is scrolled to. What is typed is no tap; choosing in a list of the phone's is two. */
function counted(page: Page) {
  let taps = 0;
  const inView = async (what: Locator) => {
    await expect(what).toBeInViewport();
    return what;
  };
  return {
    taps: () => taps,
    async tap(what: Locator) {
      await (await inView(what)).tap();
      taps++;
    },
    async choose(what: Locator, option: string) {
      await (await inView(what)).selectOption(option);
      taps += 2;
    },
    tab: (job: string) => page.getByRole("navigation", { name: "Quick" }).locator(`[data-job="${job}"]`),
  };
}

test("Postpartum help in Ohio by three taps: whom to call is in view @full @phone-only", async ({ page }) => {
  const { taps, tap, choose, tab } = counted(page);
  await open(page, "/");
  await tap(tab("help"));
  await choose(page.getByLabel("Where?"), "Ohio");
  const first = page.locator(".dir-card").first();
  await expect(first).toContainText("Postpartum Support");
  await expect(first.locator("a[href^='tel:']").first()).toBeInViewport();
  expect(taps()).toBeLessThanOrEqual(3);
});

test("The weight percentile by five taps, and the result is in view @full @phone-only", async ({ page }) => {
  const { taps, tap, tab } = counted(page);
  await open(page, "/");
  await tap(tab("baby"));
  await tap(page.locator("#menu-baby").getByRole("link", { name: /^Growth/ }));
  const born = page.getByLabel("Born", { exact: true });
  await tap(born);
  await born.fill(new Date(Date.now() - 180 * 86_400_000).toISOString().slice(0, 10));
  const weight = page.getByRole("textbox", { name: /pounds/i });
  await tap(weight);
  await weight.fill("16");
  await weight.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: /^Weight, \d+\w\w percentile/ })).toBeInViewport();
  expect(taps()).toBeLessThanOrEqual(5);
});

/** Printing is noted, in place of the browser's dialog. */
async function notePrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute("data-printed", location.href);
  });
}

test("A feeding log is printed by three taps of the menus, and not again by a reload @full @phone-only", async ({
  page,
}) => {
  const { taps, tap, tab } = counted(page);
  await notePrinting(page);
  await open(page, "/");
  await tap(tab("baby"));
  await tap(page.locator("#menu-baby").getByRole("link", { name: /^Printables/ }));
  const print = page.getByRole("link", { name: /^Print.*Feeding log$/ });
  await print.scrollIntoViewIfNeeded();
  await tap(print);
  await expect(page.locator("html")).toHaveAttribute("data-printed", /\/templates\/feeding-log$/);
  expect(taps()).toBeLessThanOrEqual(3);
  await page.reload();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(page.locator("html")).not.toHaveAttribute("data-printed");
});

test("A feeding log is found by search and printed by three taps @full @phone-only", async ({ page }) => {
  const { taps, tap } = counted(page);
  await notePrinting(page);
  await open(page, "/");
  await tap(page.getByRole("banner").getByRole("link", { name: /search/i }));
  await expect(page).toHaveURL(/\/search/);
  const field = page.getByRole("main").getByLabel("Search the whole site");
  await field.fill("feeding log");
  await field.press("Enter");
  await tap(page.getByRole("main").getByRole("link", { name: "Feeding log", exact: true }));
  await tap(page.getByRole("button", { name: "Print Template" }));
  await expect(page.locator("html")).toHaveAttribute("data-printed", /feeding-log/);
  expect(taps()).toBeLessThanOrEqual(3);
});
