import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("From a name’s map to its ranks in a decade, and from there to a state’s top ten of it @phone-full @full", async ({
  page,
}) => {
  await open(page, "/names/map?name=linda");
  await page
    .getByRole("navigation", { name: "Ranks by decade" })
    .getByRole("link", { name: "1950s" })
    .click();
  await expect(page.getByRole("heading", { name: "Linda, 1950–1959" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Ranks of Linda by state, girls, 1950–1959" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("row", { name: /^Ohio/ }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "The top ten of the 1950s" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^1\. ?Mary/ })).toBeVisible();
  await expectAccessible(page);
});
