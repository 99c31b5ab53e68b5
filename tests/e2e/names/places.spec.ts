import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A state is chosen on the map of a name, told, framed, and kept for the next name @phone @desktop-full", async ({
  page,
}) => {
  await open(page, "/names/olivia");
  const where = page.getByRole("region", { name: "Where" });
  await where.getByRole("link", { name: "Choose your state" }).click();
  await where.getByLabel("Your state").selectOption("Ohio");
  await expect(where.getByRole("status")).toContainText("Ohio: less often than in the US");
  await expect(where.locator(".pl-mine")).toHaveCount(1);
  await test.step("a tile that is touched tells its own", async () => {
    await where.getByRole("img").click({ position: { x: 8, y: 8 } });
    await expect(where.getByRole("status")).toContainText("Alaska: ");
  });
  await expectAccessible(page);

  await open(page, "/names/liam");
  await expect(page.getByRole("region", { name: "Where" }).getByRole("status")).toContainText("Ohio: ");
});

test("By keyboard: from a name to its map, the years before, a state, and its file @full", async ({
  page,
}) => {
  await open(page, "/names/hazel");
  await page.getByRole("link", { name: "Larger map and table" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hazel by state");
  await page.getByRole("link", { name: "2010–2014" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Hazel, 2010–2014" })).toBeVisible();
  await page.getByRole("row", { name: /^Utah/ }).getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Baby names in Utah");
  await page.getByRole("link", { name: "Download as CSV" }).focus();
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await coming).suggestedFilename()).toBe("utah-top-100-2020-2024.csv");
});
