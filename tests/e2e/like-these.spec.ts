import type { Page } from "@playwright/test";
import {
  callsOf,
  keptFor,
  open,
  saveButton,
  saveByCall,
  savedButton,
  savedCount,
} from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const LIKE = "/api/names/like";
const REASON = /rhythm|like|common|also|kindred|peaked/i;

test("A name's page lists names like it first, each with a reason, and no name twice @phone", async ({
  page,
}) => {
  await open(page, "/names/hazel");
  const section = page.getByRole("region", { name: "Names like Hazel" });
  await expect(section.getByRole("heading", { level: 3 }).first()).toHaveText("Names like these");
  const rows = section.getByRole("list").first().getByRole("listitem");
  await expect(rows).toHaveCount(8);
  for (const row of await rows.all()) await expect(row).toContainText(REASON);
  const all = await section.locator('a[href^="/names/"]').allInnerTexts();
  expect(new Set(all).size).toBe(all.length);
});

test("Names like the list are shown when they are asked for, and not before @phone", async ({
  page,
  context,
}) => {
  await saveByCall(context, "hazel", "owen");
  const calls = callsOf(page, LIKE);
  await open(page, "/saved");
  await expect(button(page)).toBeVisible();
  expect(calls).toEqual([]);

  await button(page).click();
  await expect(cardsOf(page)).toHaveCount(12);
  expect(calls).toEqual([`GET ${LIKE}?ids=owen,hazel&count=12`]);
  await expect(like(page).getByRole("status")).toHaveText("12 names found.");
  for (const card of await cardsOf(page).all()) await expect(card).toContainText(REASON);
});

test("Saving one of them keeps the others where they are", async ({ page, context }) => {
  await saveByCall(context, "hazel");
  await open(page, "/saved");
  await button(page).click();
  await expect(cardsOf(page)).toHaveCount(12);
  const before = await namesShown(page);
  const [first = ""] = before;
  await like(page)
    .getByRole("button", { name: `Save Name: ${first}`, exact: true })
    .click();
  await expect(savedButton(page, first)).toBeVisible();
  await expect.poll(() => keptFor(context)).toHaveLength(2);
  expect(await namesShown(page)).toEqual(before);

  await cardsOf(page).nth(1).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: before[1] ?? "", exact: true })).toBeVisible();
  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(12);
  await page.reload();
  await expect(cardsOf(page)).toHaveCount(12);
});

test("An empty list has nothing to be like", async ({ page }) => {
  await open(page, "/saved?like=1");
  await expect(page.getByText("Nothing saved yet")).toBeVisible();
  await expect(like(page)).toHaveCount(0);
});

test("A failure says so, and can be tried again", async ({ page, context, trouble }) => {
  trouble.expect(/names\/like/);
  await saveByCall(context, "hazel");
  await open(page, "/saved");
  await page.route(`**${LIKE}*`, (route) => route.fulfill({ status: 500, body: "" }));
  await button(page).click();
  await expect(like(page).getByRole("alert")).toContainText("Failed to find names like these");
  await page.unrouteAll();
  await like(page).getByRole("button", { name: "Try again" }).click();
  await expect(cardsOf(page)).toHaveCount(12);
});

test("Without network the list opens, and the names are asked for later", async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/);
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
  await expect(like(page).getByRole("alert")).toContainText("There is no connection just now");
  await context.setOffline(false);
  await button(page).click();
  await expect(cardsOf(page)).toHaveCount(12);
});

test("With the keyboard alone names are asked for, and the button keeps the focus", async ({
  page,
  context,
}) => {
  await saveByCall(context, "hazel");
  await open(page, "/saved");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(cardsOf(page)).toHaveCount(12);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cardsOf(page).first().getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => keptFor(context)).toHaveLength(2);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("names like the list are shown by the server, and one is saved", async ({ page, context }) => {
    await saveByCall(context, "hazel", "owen");
    await page.goto("/saved");
    await button(page).click();
    await expect(page).toHaveURL(/\/saved\?like=1/);
    await expect(cardsOf(page)).toHaveCount(12);
    const [first = ""] = await namesShown(page);
    await saveButton(page, first).click();
    expect(await keptFor(context)).toHaveLength(3);
    await expect(savedButton(page, first)).toBeVisible();
  });

  test("a name's page lists names like it", async ({ page }) => {
    await page.goto("/names/owen");
    await expect(page.getByRole("heading", { level: 3, name: "Names like these" })).toBeVisible();
  });
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
