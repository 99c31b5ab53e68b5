import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const SECTIONS = ["/blog", "/baby-safety", "/education", "/baby-clothes"];
const MOST_PX = 20_000;
const GUIDE = "/baby-safety/car-seat-guide";

test("A guide is opened by itself from its page; what is ticked stays, in another tab and after a reload; its contents lead @full", async ({
  page,
  context,
}) => {
  await open(page, "/baby-safety");
  await page.getByRole("link", { name: /^Open this guide by itself: Car Seat/ }).click();
  await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Car Seat Guide, Birth to Seat Belt");
  const box = page.getByRole("checkbox", { name: "Buckle, then pull the harness snug." });
  await box.check();
  const other = await context.newPage();
  await open(other, GUIDE);
  await expect(other.getByRole("checkbox", { name: "Buckle, then pull the harness snug." })).toBeChecked();
  await other.getByRole("checkbox", { name: "Back and bottom flat against the seat." }).check();
  await expect(page.getByRole("checkbox", { name: "Back and bottom flat against the seat." })).toBeChecked();
  await open(page, GUIDE);
  await expect(box).toBeChecked();
  await box.press("Space");
  await expect(box).not.toBeChecked();

  await page.getByRole("link", { name: "The airbag rule" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "The airbag rule" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "The airbag rule" })).toBeInViewport();
  await expectAccessibleByDayAndNight(page);
});

test("On a phone the contents stay at the top, open by a tap and close when one is followed @phone-only @full", async ({
  page,
}) => {
  await open(page, GUIDE);
  const bar = page.getByRole("group").filter({ has: page.getByText("In this guide") });
  await page.getByRole("heading", { name: "Installing it" }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await bar.locator("summary").tap();
  await bar.getByRole("link", { name: "Sleep, travel and heat" }).tap();
  await expect(bar).not.toHaveAttribute("open");
  const heading = page.getByRole("heading", { name: "Sleep, travel and heat" });
  await expect(heading).toBeFocused();
  await expect
    .poll(async () => Math.round((await heading.boundingBox())?.y ?? 0))
    .toBeGreaterThan(await bar.evaluate((each) => each.getBoundingClientRect().height));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("A number leads to its source by keyboard, and the source back, into a section that was folded too @full", async ({
  page,
}) => {
  for (const path of [GUIDE, "/baby-safety"]) {
    await open(page, path);
    const number = page.locator("#car-seat-guide-reference-7-1");
    const source = page.locator("#car-seat-guide-source-7");
    const back = source.getByRole("link", { name: "Back to reference 7" });
    await back.focus();
    await page.keyboard.press("Enter");
    await expect(number).toBeInViewport();
    await expect(page.locator("#car-seat-guide-sleep-travel-and-heat")).toBeVisible();
    await number.focus();
    await page.keyboard.press("Enter");
    await expect(source).toBeInViewport();
    await expect(source).toBeFocused();
    await expectAccessibleByDayAndNight(page);
  }
});

test("The four pages are short enough on a phone, where sections open below their headings @phone-only @full", async ({
  page,
}) => {
  for (const path of SECTIONS) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(
      MOST_PX,
    );
  }
  const second = page.locator("details.fold").nth(1);
  const words = second.locator("p").first();
  await expect(words).toBeHidden();
  await second.locator("summary").tap();
  await expect(words).toBeVisible();
  const back = page.locator("#fabric-safety-source-8").getByRole("link", { name: /^Back/ }).first();
  await expect(page.locator("#fabric-safety-reference-8-1")).toBeHidden();
  await back.tap();
  await expect(page.locator("#fabric-safety-reference-8-1")).toBeInViewport();
});

test("Where there is room and no style that opens them, sections are open before the page comes alive @full", async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
    document.addEventListener("DOMContentLoaded", () => {
      const { dataset } = document.documentElement;
      const folds = document.querySelectorAll("details.fold").length;
      const opened = document.querySelectorAll("details.fold[open]").length;
      dataset["early"] = `${folds > 10} ${folds - opened} ${"hydrated" in dataset}`;
    });
  });
  await open(page, "/education");
  await expect(page.locator("html")).toHaveAttribute("data-early", "true 0 false");
});

test("Where there is room, all sections are open @full", async ({ page }) => {
  await open(page, "/education");
  await expect(page.locator("details.fold:not([open])")).toHaveCount(0);
});
