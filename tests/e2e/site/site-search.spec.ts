import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search the whole site" });

test("The whole site is searched from any page, by button or key; Back and reload keep what was asked @phone-full", async ({
  page,
}) => {
  await test.step("the button in the header leads to the field", async () => {
    await open(page, "/names/hazel");
    await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
    await expect(field(page)).toBeFocused();
  });

  await test.step("the answer follows typing, the address the answer", async () => {
    await field(page).fill("sleep tracker");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Tools");
    await expect(page).toHaveURL(/\/search\?q=sleep\+tracker$/);
    await expect(page.getByRole("main").getByRole("status")).toContainText("for “sleep tracker”");
  });

  await test.step("a result opens its page, Back and reload bring the search again", async () => {
    await page.getByRole("link", { name: "Sleep tracker" }).click();
    await expect(page).toHaveURL(/\/templates\/sleep-tracker$/);
    await page.goBack();
    await expect(field(page)).toHaveValue("sleep tracker");
    await expect(page.getByRole("link", { name: "Sleep tracker" })).toBeVisible();
    await page.reload();
    await expect(field(page)).toHaveValue("sleep tracker");
    await expect(page.getByRole("link", { name: "Sleep tracker" })).toBeVisible();
  });

  await test.step("the key leads there from anywhere but a field", async () => {
    await open(page, "/about");
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("1/2 postpartum help in ohio");
    await expect(field(page)).toHaveValue("1/2 postpartum help in ohio");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Postpartum Support in Ohio" })).toBeVisible();
    await expectAccessible(page);
  });
});

test("An organization that was found stands in sight on its page, and a heading of an article too @full", async ({
  page,
}) => {
  await open(page, "/search?q=postpartum+ohio");
  await page.getByRole("link", { name: /^POEM/ }).click();
  await expect(page.getByRole("heading", { name: /^POEM/ })).toBeInViewport();
  await open(page, "/search?q=firearms");
  await page.getByRole("link", { name: "Firearms" }).click();
  await expect(page.getByRole("heading", { name: "Firearms" })).toBeInViewport();
});
