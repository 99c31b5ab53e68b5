import type { Page } from "@playwright/test";
import { open, saveByCall, savedCount, toast } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A long text has a way to each of its sections @phone @desktop-full @full", async ({ page }) => {
  await open(page, "/privacy");
  const ways = page.getByRole("navigation", { name: "On this page" });
  await ways.getByRole("link", { name: "Your rights" }).click();
  await expect(page).toHaveURL("/privacy#your-rights");
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeFocused();
});

test("A link within a text is followed without loading the site anew, and Back leads back @full", async ({
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
  await expect(toast(page)).toContainText("Everything is deleted");
  await expect(savedCount(page)).toHaveAccessibleName("Saved names: 0");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("visitor");
});

function forgetInText(page: Page) {
  return page.getByRole("main").getByRole("button", { name: "Forget everything on this device" });
}
