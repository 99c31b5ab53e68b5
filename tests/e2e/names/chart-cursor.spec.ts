import type { Page } from "@playwright/test";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A chart is read year by year with the keyboard; an unpublished year is not told as zero", async ({
  page,
}) => {
  await open(page, "/names/hazel");
  await cursor(page).focus();
  await expect(reading(page)).toContainText("2025");
  for (const [key, year] of [
    ["ArrowLeft", "2024"],
    ["PageDown", "2014"],
    ["ArrowRight", "2015"],
    ["PageUp", "2025"],
    ["PageUp", "2025"],
    ["Home", "1880"],
    ["PageDown", "1880"],
    ["End", "2025"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(reading(page).locator("span").first()).toHaveText(year);
  }
  await expect(reading(page)).toContainText("Girls: 3,930.9 per million");
  await expect(page.locator(".plot:visible svg:visible .cur-line")).toHaveCount(1);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/names/rowan");
  await cursor(page).focus();
  await page.keyboard.press("Home");
  await expect(reading(page)).toContainText("fewer than 5, or none");
  await expectAccessibleByDayAndNight(page);
});

test("It is read with a finger or the pointer, in the measure that is shown @phone @desktop-full @full", async ({
  page,
  hasTouch,
}) => {
  await open(page, "/names/hazel");
  await page.getByText("Births", { exact: true }).first().click();
  const box = await cursor(page).boundingBox();
  if (box === null) throw new Error("There is no cursor.");
  const { x, y } = { x: box.x + box.width / 2, y: box.y + 100 };
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await expect(reading(page)).toContainText(/195\d/);
  await expect(reading(page)).toContainText(/Girls: \d/);
});

/** The slider over the chart that is shown: the others wait for their measure. */
function cursor(page: Page) {
  return page.getByRole("slider", { name: "Year to read on the chart" });
}

/** What it says: a live region. */
function reading(page: Page) {
  return page.locator(".plot:visible").getByRole("status");
}
