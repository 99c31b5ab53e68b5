import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const DAY = "rgb(251, 250, 245)";
const NIGHT = "rgb(20, 17, 12)";

test("The theme goes round: as the system, night, day; a choice is there before the first frame after a reload @phone-full", async ({
  page,
}) => {
  const root = page.locator("html");
  const button = page.getByRole("button", { name: /^Theme:/ });
  const body = page.locator("body");
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/saved");
  await expect(body).toHaveCSS("background-color", NIGHT);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).not.toHaveAttribute("data-theme");
  await expect(body).toHaveCSS("background-color", DAY);

  await button.click();
  await expect(root).toHaveAttribute("data-theme", "night");
  await expect(body).toHaveCSS("background-color", NIGHT);
  await page.addInitScript(() => {
    const look = () => {
      if (document.body === null) requestAnimationFrame(look);
      else sessionStorage.setItem("first frame", getComputedStyle(document.body).backgroundColor);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "night");
  expect(await page.evaluate(() => sessionStorage.getItem("first frame"))).toBe(NIGHT);
  await expect(page.getByRole("button", { name: /^Theme: night/ })).toBeVisible();

  await button.click();
  await expect(root).toHaveAttribute("data-theme", "day");
  await expect(body).toHaveCSS("background-color", DAY);
  await button.click();
  await expect(root).not.toHaveAttribute("data-theme");
});

test("Where the device forces its own colors, what is chosen still differs from what is not @full", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/", "/names/hazel", "/names/through-time"]) {
    await open(page, path);
    const colors = await page
      .locator(".tabs > :is([aria-pressed='true'], [aria-current='true'], :has(:checked))")
      .first()
      .evaluate((chosen) =>
        [chosen, chosen.nextElementSibling].map((each) => each && getComputedStyle(each).backgroundColor),
      );
    expect(new Set(colors).size, path).toBe(2);
  }
});
