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
  const years = page.getByRole("slider", { name: "Year to read on the curve of Maya" });
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

test("The hill at rest is read too, by keys and by dragging; nothing of it is fetched before @full @phone", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const living = () => asked.filter((url) => /living-hill|\/api\/names\/curve/.test(url)).length;
  await open(page, "/");
  const years = page.getByRole("slider", { name: "Year to read on the curve of Hazel" });
  await expect(years).toHaveAttribute("aria-valuetext", "Hazel, 1897: 1 in 100 girls");
  expect(living()).toBe(0);
  await years.focus();
  await page.keyboard.press("PageDown");
  await expect(years).toHaveAttribute("aria-valuetext", /^Hazel, 1887: 1 in \d+ girls$/);
  await expect(page.locator(".land .flag-t")).toHaveText("Hazel, 1887");
  expect(living()).toBe(2);

  await open(page, "/");
  await years.scrollIntoViewIfNeeded();
  const box = await years.boundingBox();
  if (box === null) throw new Error("The hill is not there.");
  const at = (share: number) => [box.x + share * box.width, box.y + 60] as const;
  await page.mouse.move(...at(0.2));
  await page.mouse.down();
  await page.mouse.move(...at(0.5), { steps: 5 });
  // The same drag goes on once the living hill is here.
  await expect(page.locator(".land .flag-t")).toHaveText(/^Hazel, 195\d$/);
  await page.mouse.move(...at(0.9), { steps: 5 });
  await page.mouse.up();
  await expect(page.locator(".land .flag-t")).toHaveText(/^Hazel, 201\d$/);
  await expect(years).toHaveAttribute("aria-valuetext", /^Hazel, 201\d: 1 in/);
  await expectAccessible(page);

  await searchField(page).fill("hazel");
  await searchField(page).blur();
  await expect(page.locator(".land[data-name=Hazel]")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Hazel" })).toHaveCount(0);
});
