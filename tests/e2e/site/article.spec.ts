import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

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
