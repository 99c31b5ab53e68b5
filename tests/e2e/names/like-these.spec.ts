import type { Page } from "@playwright/test";
import { callsOf, keptFor, open, saveByCall, savedButton, savedCount } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const LIKE = "/api/names/like";
const REASON = /rhythm|like|common|also|related|peaked/i;

test("Names like the list are shown when they are asked for, by keyboard too; saving one keeps the others where they are @phone @full", async ({
  page,
  context,
}) => {
  await saveByCall(context, "hazel", "owen");
  const calls = callsOf(page, LIKE);
  await open(page, "/saved");
  await expect(button(page)).toBeVisible();
  expect(calls).toEqual([]);

  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(cardsOf(page)).toHaveCount(12);
  expect(calls).toEqual([`GET ${LIKE}?ids=owen,hazel&count=12`]);
  await expect(like(page).getByRole("status")).toHaveText("12 names found.");
  for (const card of await cardsOf(page).all()) await expect(card).toContainText(REASON);

  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cardsOf(page).first().getByRole("link")).toBeFocused();
  const before = await namesShown(page);
  const [first = ""] = before;
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(savedButton(page, first)).toBeVisible();
  await expect.poll(() => keptFor(context)).toHaveLength(3);
  expect(await namesShown(page)).toEqual(before);

  await cardsOf(page).nth(1).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: before[1] ?? "", exact: true })).toBeVisible();
  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(12);
  await page.reload();
  await expect(cardsOf(page)).toHaveCount(12);
});

test("Without network the list opens, and the names are asked for later; a failure says so, and can be tried again @full", async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|names\/like/);
  await saveByCall(context, "hazel");
  await open(page, "/");
  // The code of the page is there before the network goes.
  await savedCount(page).click();
  await expect(button(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Saved Names");

  await context.setOffline(true);
  await savedCount(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved Names" })).toBeVisible();
  await button(page).click();
  await expect(like(page).getByRole("alert")).toContainText("You’re offline");
  await context.setOffline(false);
  await page.route(`**${LIKE}*`, (route) => route.fulfill({ status: 500, body: "" }));
  await button(page).click();
  await expect(like(page).getByRole("alert")).toContainText("Failed to find names like these");
  await page.unrouteAll();
  await like(page).getByRole("button", { name: "Try again" }).click();
  await expect(cardsOf(page)).toHaveCount(12);
});

function like(page: Page) {
  return page.getByRole("region", { name: "Names like these" });
}

function button(page: Page) {
  return like(page).getByRole("button", { name: "Show names like these" });
}

function cardsOf(page: Page) {
  return like(page).getByRole("listitem");
}

function namesShown(page: Page) {
  return like(page).getByRole("heading", { level: 3 }).allInnerTexts();
}
