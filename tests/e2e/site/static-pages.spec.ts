import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open, saveByCall, savedCount, toast } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A long text has a way to each of its sections @phone @desktop-full", async ({ page }) => {
  await open(page, "/privacy");
  const ways = page.getByRole("navigation", { name: "On this page" });
  await ways.getByRole("link", { name: "Your rights" }).click();
  await expect(page).toHaveURL("/privacy#your-rights");
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeFocused();
});

test("A link within a text is followed without loading the site anew, and Back leads back", async ({
  page,
}) => {
  await open(page, "/privacy");
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole("main").getByRole("link", { name: "advertising disclosure", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Advertising Disclosure" })).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/privacy");
});

test("The share block of the about page is there, on a phone too @full @phone", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("region", { name: "Share this page" })).toBeVisible();
});

test("Everything is forgotten on the privacy page, after a question", async ({ page, context }) => {
  await saveByCall(context, "hazel");
  await open(page, "/privacy#forget-everything");
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 1");
  page.once("dialog", (dialog) => void dialog.accept());
  await forgetInText(page).click();
  await expect(toast(page)).toContainText("Forgotten");
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 0");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("visitor");
});

test("The guides open by a press, lead to a guide, and close @phone @desktop-full", async ({ page }) => {
  await open(page, "/about");
  const { word, blog, safety } = guides(page);
  await word.click();
  await expect(blog).toBeVisible();
  await expect(blog).toBeInViewport({ ratio: 1 });
  await page.getByRole("heading", { level: 1 }).click();
  await expect(blog).toBeHidden();

  await word.click();
  await safety.click();
  await expect(page).toHaveURL("/baby-safety");
  await expect(safety).toBeHidden();
  await expect(word).toHaveAttribute("aria-current", "true");
});

test("The guides open by keyboard, and Escape gives the focus back", async ({ page }) => {
  await open(page, "/about");
  const { word, blog } = guides(page);
  await word.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(blog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(blog).toBeHidden();
  await expect(word).toBeFocused();

  await page.keyboard.press("Space");
  await expect(blog).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(blog).toBeHidden();
});

test("axe finds nothing on the open guides, by day or night @phone @desktop-full", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/blog");
  await guides(page).word.click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, { withFrame: true });
  }
});

test("On a phone the last tab leads to all pages @phone-only", async ({ page }) => {
  await open(page, "/");
  const tab = page
    .getByRole("navigation", { name: "Quick", exact: true })
    .getByRole("link", { name: "Contents" });
  await tab.click();
  await expect(page.getByRole("heading", { level: 1, name: "Contents" })).toBeVisible();
  await expect(tab).toHaveAttribute("aria-current", "page");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the guides open and lead to a guide", async ({ page }) => {
    await page.goto("/terms");
    const { word, safety } = guides(page);
    await word.click();
    await safety.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Baby Safety Equipment Guide");
  });
});

function forgetInText(page: Page) {
  return page.getByRole("main").getByRole("button", { name: "Forget everything on this device" });
}

/** The guides behind their word: in the header, on a phone in the tab bar. */
function guides(page: Page) {
  const menu = page
    .locator("details.menu:visible")
    .filter({ has: page.locator("summary", { hasText: "Guides" }) });
  const link = (name: string) => menu.getByRole("link", { name });
  return { word: menu.locator("summary"), blog: link("Blog"), safety: link("Baby safety") };
}
