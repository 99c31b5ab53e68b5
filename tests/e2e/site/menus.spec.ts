import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A menu opens by Down or Enter, arrows move in it, Escape gives the focus back", async ({ page }) => {
  await open(page, "/about");
  const guides = button(page, "Guides");
  await guides.focus();
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "Blog")).toBeFocused();
  await expect(guides).toHaveAccessibleName("Guides");
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "Baby safety")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(entry(page, "Videos")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(entry(page, "Blog")).toBeHidden();
  await expect(guides).toBeFocused();

  await page.keyboard.press("ArrowLeft");
  await expect(button(page, "Help")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entry(page, "Directory")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(entry(page, "Directory")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/parent-directory");
  await expect(entry(page, "Directory")).toBeHidden();
  await expect(button(page, "Help")).toHaveAttribute("aria-current", "true");
});

test("A menu opens by a press, never by the pointer alone, and closes by a press elsewhere @full", async ({
  page,
}) => {
  await open(page, "/blog");
  const guides = button(page, "Guides");
  await guides.hover();
  await page.waitForTimeout(300);
  await expect(entry(page, "Blog")).toBeHidden();
  await guides.click();
  await expect(entry(page, "Blog")).toHaveAttribute("aria-current", "page");
  await expect(entry(page, "Videos")).toBeInViewport({ ratio: 1 });
  await button(page, "Baby").click();
  await expect(entry(page, "Blog")).toBeHidden();
  await expect(entry(page, "Growth")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(entry(page, "Growth")).toBeHidden();
  await guides.focus();
  await page.keyboard.press("Space");
  await expect(entry(page, "Blog")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(entry(page, "Blog")).toBeHidden();
});

test("On a phone the tabs lead to jobs, the last to everything; the open one is marked @phone-only", async ({
  page,
}) => {
  await open(page, "/names/hazel");
  const tabs = page.getByRole("navigation", { name: "Quick", exact: true });
  const current = tabs.locator("[aria-current]");
  await expect(current).toHaveText("Names");
  await tabs.getByRole("button", { name: "Baby" }).tap();
  await expect(entry(page, "Printables")).toBeInViewport({ ratio: 1 });
  await entry(page, "Growth").tap();
  await expect(page).toHaveURL("/growth");
  await expect(entry(page, "Growth")).toBeHidden();
  await expect(current).toHaveText("Baby");

  await tabs.getByRole("button", { name: "More" }).tap();
  const sheet = page.getByRole("navigation", { name: "More" });
  await expect(sheet.getByRole("link")).toHaveCount(22);
  await sheet.getByRole("link", { name: "Education" }).tap();
  await expect(page).toHaveURL("/education");
  await expect(current).toHaveText("More");
});

test("axe finds nothing on open menus, by day or night, nor is anything wider than 320 px @full @phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/blog");
  const opens = page.locator("[popovertarget]").filter({ visible: true });
  for (const one of await opens.all()) {
    await one.click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.locator(".tabbar [popovertarget=menus]").click();
  const wide = await page.locator("#menus").evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
  expect(wide).toBe(0);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menus open and lead to a page @full @phone", async ({ page }) => {
    await page.goto("/terms");
    await page.locator("[popovertarget]").filter({ visible: true }).last().click();
    await entry(page, "Baby safety").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Baby Safety Equipment Guide");
  });
});

function button(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("button", { name, exact: true });
}

/** An entry of the menu that is open. */
function entry(page: Page, name: string) {
  return page
    .locator("#menus")
    .getByRole("link")
    .filter({ has: page.getByText(name, { exact: true }) });
}
