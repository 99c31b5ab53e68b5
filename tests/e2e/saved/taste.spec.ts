import type { Page } from "@playwright/test";
import { expectSilence, listen } from "#tests/support/choosing.ts";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { cards, namesOn, open, saveButton, savedButton } from "#tests/support/on-screen.ts";
import { offlineTest, openAndKeep } from "#tests/support/offline-test.ts";
import { expect, test } from "#tests/support/site-test.ts";

const LIKED = ["mabel", "hattie", "pearl", "dorothy", "edith", "florence"];

/** As the cards of "Choose together" leave it. */
async function likeOnCards(page: Page, ids: readonly string[]): Promise<void> {
  const judged = ids.map((id) => ({ id, own: null, verdict: "like" }));
  const kept = { version: 1, self: 0, judged, heard: [], passed: [], gender: "all" };
  await page.evaluate((text) => localStorage.setItem("together", text), JSON.stringify(kept));
  await page.reload();
}

const more = (page: Page) => page.getByRole("button", { name: "More my style" });
const said = (page: Page) => page.getByRole("region", { name: "What your likes say" });

test("Names by taste come from likes alone, and no request tells of them; lines can be taken out and brought back @full", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await expect(more(page)).toHaveCount(0);
  await likeOnCards(page, LIKED);
  await expect(page.getByText("From your 6 likes and saved names.")).toBeVisible();

  const sent = listen(context);
  await more(page).click();
  await expect(page.getByRole("heading", { name: "Twelve names, more your style" })).toBeVisible();
  const first = await namesOn(cards(page));
  expect(first).toHaveLength(12);
  expect(first.filter((name) => LIKED.includes(name.toLowerCase()))).toEqual([]);
  await more(page).click();
  await expect.poll(() => namesOn(cards(page))).not.toEqual(first);
  const second = await namesOn(cards(page));
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await page.reload();
  await expect.poll(() => namesOn(cards(page))).toEqual(second);

  await page
    .getByRole("link", { name: /^Saved/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Show what they say" }).click();
  const line = said(page).getByRole("listitem").filter({ hasText: "Peaked before 1930" });
  await expect(line).toContainText("6 of your 6 likes");
  await line.getByRole("button", { name: "Remove “Peaked before 1930”" }).click();
  await expect(said(page).getByRole("status")).toBeFocused();
  await page.reload();
  await page.getByRole("button", { name: "Show what they say" }).click();
  await expect(line.getByRole("button", { name: "Bring back “Peaked before 1930”" })).toBeVisible();
  await line.getByRole("button").click();
  await expect(line).toContainText("6 of your 6 likes");
  expectSilence(
    sent.filter((each) => !each.includes("/offline/names.json")),
    [...LIKED, ...first, ...second].map((name) => name.toLowerCase()),
  );
});

test("A name that was taken off the list counts against its like, until it is saved again @full", async ({
  page,
}) => {
  const removed = () => page.evaluate(() => localStorage.getItem("taste"));
  await open(page, "/");
  const [name = ""] = await namesOn(cards(page));
  await saveButton(page, name).click();
  await savedButton(page, name).first().click();
  await expect.poll(removed).toBe(JSON.stringify({ version: 1, out: [], removed: [name.toLowerCase()] }));
});

test("Names by taste and what likes say are accessible by day and by night @full", async ({ page }) => {
  test.slow();
  await open(page, "/");
  await likeOnCards(page, LIKED);
  await more(page).click();
  await expect(page.getByRole("heading", { name: "Twelve names, more your style" })).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  await page.goto("/saved");
  await page.getByRole("button", { name: "Show what they say" }).click();
  await expect(said(page).getByRole("listitem").first()).toBeVisible();
  await expectAccessibleByDayAndNight(page);
});

offlineTest("Names by taste are there without a network @full", async ({ page, front }) => {
  await openAndKeep(page, "/");
  await likeOnCards(page, LIKED);
  front.down = true;
  await more(page).click();
  await expect(page.getByRole("heading", { name: "Twelve names, more your style" })).toBeVisible();
});
