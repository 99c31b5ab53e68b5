import { expectAccessible } from "../support/expect-accessible.ts";
import { open, saveButton, toast } from "../support/on-screen.ts";
import { PAGES_TO_CHECK } from "../support/pages-to-check.ts";
import { expect, test } from "../support/site-test.ts";

for (const colorScheme of ["light", "dark"] as const) {
  for (const { title, path, given, notFound } of PAGES_TO_CHECK) {
    test(`axe finds nothing on ${title}, ${colorScheme}`, async ({ page, context, trouble }) => {
      if (notFound) trouble.expect(/status of 404/);
      await page.emulateMedia({ colorScheme });
      await given?.(context);
      await open(page, path);
      await expectAccessible(page);
    });
  }

  test(`axe finds nothing on a notification, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/");
    await saveButton(page, "Hazel").click();
    await expect(toast(page)).toBeVisible();
    await expectAccessible(page);
  });

  test(`axe finds nothing on a failure, ${colorScheme}`, async ({ page, trouble }) => {
    trouble.expect(/names\/generate/);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/");
    await page.route("**/api/names/generate*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Generate Names" }).click();
    await expect(page.getByText("Failed to generate names")).toBeVisible();
    await expectAccessible(page);
  });
}
