import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("By keyboard: from the chart of US births to countries side by side, two names, every year and the file @phone-full @full", async ({
  page,
}) => {
  await open(page, "/compare?names=jack,oliver");
  await page.getByRole("link", { name: "Put countries side by side" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Jack and Oliver" })).toBeVisible();
  await page.getByLabel("Since").selectOption("1990");
  await page.getByLabel("One or two names").fill("Noah, Liam");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Noah and Liam" })).toBeVisible();
  await expect(page).toHaveURL(/since=1990/);
  await expect(page.getByRole("heading", { name: "England and Wales" })).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Every year as a table").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: /^Liam, per 10,000 boys/ })).toBeVisible();
  await page.getByRole("link", { name: "Download as CSV" }).focus();
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await coming).suggestedFilename()).toBe("countries-noah-boys-liam-boys.csv");
});
