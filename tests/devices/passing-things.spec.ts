import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open, saveButton, toast } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("axe finds nothing on a notification and on a failure, by day or night @phone @full", async ({
  page,
  trouble,
}) => {
  trouble.expect(/names\/generate/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.route("**/api/names/generate*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect(page.getByText("Failed to generate names")).toBeVisible();
  await saveButton(page, "Hazel").click();
  await expect(toast(page)).toContainText("Name saved!");
  // The focus keeps it from leaving while it is looked at.
  await page.keyboard.press("F8");
  await expectAccessibleByDayAndNight(page);
});
