import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A name's page leads to how meanings are checked; axe finds nothing there with the notice open, by day or night @full", async ({
  page,
}) => {
  await open(page, "/names/hazel");
  await page.getByRole("link", { name: "How we check meanings" }).click();
  await expect(page).toHaveURL("/names/about-the-data");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Where our numbers and meanings come from",
  );
  await page.getByText("The notice of the CMU Pronouncing Dictionary").click();
  await expectAccessibleByDayAndNight(page);
});
