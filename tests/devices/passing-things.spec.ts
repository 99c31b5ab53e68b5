import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open, saveButton, toast } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("axe finds nothing on a notification, by day or night @phone-full", async ({ page }) => {
  await open(page, "/");
  await saveButton(page, "Hazel").click();
  await expect(toast(page)).toBeVisible();
  // The focus keeps it from leaving while it is looked at.
  await page.keyboard.press("F8");
  await expectAccessibleByDayAndNight(page);
});

test("axe finds nothing on a failure, by day or night", async ({ page, trouble }) => {
  trouble.expect(/names\/generate/);
  await open(page, "/");
  await page.route("**/api/names/generate*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect(page.getByText("Failed to generate names")).toBeVisible();
  await expectAccessibleByDayAndNight(page);
});
