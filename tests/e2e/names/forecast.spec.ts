import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("From a name's forecast to how good forecasts are, and to the ages of names @phone-full @full", async ({
  page,
}) => {
  await open(page, "/names/olivia");
  await expect(page.getByText("In 2030, likely between 1 in 130 and 1 in 230 girls.")).toBeVisible();
  await expect(page.locator(".plot:visible svg:visible > svg > .ch-ahead")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("link", { name: "How good are these?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Baby name forecasts, tested");
  await expectAccessibleByDayAndNight(page);
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download all forecasts as CSV" }).click();
  expect((await file).suggestedFilename()).toBe("name-forecasts-2025.csv");

  await open(page, "/names/how-old");
  await page.getByLabel("Name", { exact: true }).fill("Brittany");
  await page.getByLabel("Name", { exact: true }).press("Enter");
  await expect(page).toHaveURL("/names/how-old?name=Brittany");
  await expect(page.getByRole("heading", { name: "How old is a Brittany?" })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
});
