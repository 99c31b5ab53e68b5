import type { Page } from "@playwright/test";
import { allFilters, chip, openFilter, summaryOf } from "#tests/support/parts/filters.ts";
import { heading, plainNames } from "#tests/support/parts/browse-page.ts";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { cards, open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("On a phone the filters are folded up, and say how many are chosen @phone-only", async ({ page }) => {
  await open(page, "/names?gender=girl");
  await expect(cards(page).first()).toBeInViewport();
  await allFilters(page).click();
  await page.getByText("Origin or use", { exact: true }).first().click();
  await page.getByRole("checkbox", { name: "Irish" }).check();
  await page.getByRole("checkbox", { name: "Rarer than 1 in 10,000" }).check();
  await expect(page.getByText("(2 chosen)")).toBeAttached();
  const show = page.getByRole("button", { name: /^Show \d+ names$/ });
  await expect(show).toBeInViewport();
  await show.click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByRole("checkbox", { name: "Irish" })).toBeHidden();
});

test.describe("With the keyboard alone", () => {
  test("filters are opened, ticked and written, and the focus stays", async ({ page }) => {
    await open(page, "/names");
    await page.getByRole("radio", { name: "All Names" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL("/names?gender=boy");
    await expect(page.getByRole("radio", { name: "Boy Names" })).toBeFocused();

    await summaryOf(page, "Length").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("checkbox", { name: "Up to 4 letters" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL("/names?gender=boy&length=short");
    await expect(page.getByRole("checkbox", { name: "Up to 4 letters" })).toBeFocused();

    await page.getByRole("textbox", { name: "First letters" }).focus();
    await page.keyboard.type("le");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/names?gender=boy&start=le&length=short");
    await expect(chip(page, "Starts with Le")).toBeVisible();
    for (const name of await plainNames(page)) expect(name).toMatch(/^le.{0,2}$/);
  });

  test("the order is chosen, a chip dropped, the next page opened @full", async ({ page }) => {
    await open(page, "/names?gender=girl");
    await page.getByLabel("Sorted by").focus();
    await page.keyboard.type("A to");
    // The address comes before the list that it asks for.
    await expect(chip(page, "Girl Names")).toHaveAttribute("href", /^\/names\?sort=name/);
    await expect(page).toHaveURL("/names?gender=girl&sort=name");
    await page.keyboard.press("Tab");
    await expect(chip(page, "Girl Names")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/names?sort=name");
    await expect(heading(page)).toBeFocused();
    await page.getByRole("link", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/names?sort=name&page=2#names");
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Sorted by")).toBeFocused();
  });
});

test.describe("At 320 px, or at 200 % zoom", () => {
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });

  test("open filters lie within the window, and axe finds nothing on them, by day or night @full", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/names?gender=girl&origin=Irish&start=m&sort=rising");
    await openTheRest(page);
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 640, height: 450 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(viewport.width);
    }
    await expectAccessibleByDayAndNight(page);
  });
});

test("axe finds nothing on open filters in a wide window and on a phone, by day or night @phone @full", async ({
  page,
}) => {
  await open(page, "/names?gender=girl&origin=Irish&start=m");
  await openTheRest(page);
  await expectAccessibleByDayAndNight(page);
});

async function openTheRest(page: Page): Promise<void> {
  for (const title of ["Meaning", "Ending", "Length", "Syllables", "Leave out this ending"]) {
    await openFilter(page, title);
  }
  for (const more of await page.getByText(/more, A to Z$/).all()) await more.click();
}
