import { expectAccessibleByDayAndNight } from "../support/expect-accessible.ts";
import { open, saveButton, toast } from "../support/on-screen.ts";
import { PAGES_TO_CHECK } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site-test.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const { title, path, given, notFound } of PAGES_TO_CHECK) {
  test(`axe finds nothing on ${title}, by day or night @phone`, async ({ page, context, trouble }) => {
    if (notFound) trouble.expect(/status of 404/);
    await given?.(context);
    await open(page, path);
    await expectAccessibleByDayAndNight(page);
  });
}

test("axe finds nothing on a notification, by day or night @phone", async ({ page }) => {
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
