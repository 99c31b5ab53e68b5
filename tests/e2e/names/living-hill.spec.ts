import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open, searchField } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A typed name turns the hill into its curve, which keys and the pointer read year by year @full @phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  await expect(page.locator(".land")).toContainText("Hazel, 1897");
  await searchField(page).fill("maya");
  // On a phone the names come first while somebody types, and the hill once the keyboard is gone.
  await searchField(page).blur();
  const land = page.locator(".land[data-name=Maya]");
  const years = land.getByRole("slider", { name: "Year to read on the curve of Maya" });
  await expect(years).toHaveAttribute("aria-valuetext", "Maya, 2006: 1 in 377 girls, its peak");
  await years.focus();
  await page.keyboard.press("ArrowRight");
  await expect(years).toHaveAttribute("aria-valuetext", /^Maya, 2007: 1 in/);
  await page.keyboard.press("PageDown");
  await expect(years).toHaveAttribute("aria-valuetext", /^Maya, 1997: 1 in/);
  await page.keyboard.press("Home");
  await expect(years).toHaveAttribute("aria-valuetext", "Maya, 1880: Fewer than 5, or none");
  const box = await years.boundingBox();
  await years.click({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
  await expect(years).toHaveAttribute("aria-valuetext", /^Maya, 195\d: /);
  await expect(land.locator(".flag-t")).toHaveText(/^Maya, 195\d$/);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }

  await searchField(page).fill("hugo");
  await searchField(page).blur();
  await expect(page.locator(".land[data-name=Hugo]")).toContainText("its peak");
  await page.getByRole("link", { name: "Back to Hazel" }).click();
  await expect(page.locator(".land")).toContainText("Hazel, 1897");
  await expect(searchField(page)).toHaveValue("");
});

test("A wish fills the field and searches @full @phone", async ({ page }) => {
  await open(page, "/");
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole("link", { name: "short Irish girl" }).click();
  await expect(searchField(page)).toHaveValue("short Irish girl");
  await expect(page.locator(".names-sec h2")).toContainText("short Irish girl");
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});
