import { button, heading, main } from "#tests/support/parts/game-parts.ts";
import { expectCopyOf, offlineTest } from "#tests/support/offline-test.ts";
import { open } from "#tests/support/on-screen.ts";
import { MOUSE, playRound } from "#tests/support/games/play-games.ts";
import { PLAYED_GAMES } from "#tests/support/games/played-games.ts";
import { expect, MOVING, test } from "#tests/support/site-test.ts";

test.use(MOVING);

test("A card opens its game in place, and Back returns to the grid @phone-full", async ({ page }) => {
  await open(page, "/games");
  await expect(page.getByRole("heading", { level: 1, name: "Interactive Baby Games" })).toBeVisible();
  await expect(main(page).getByRole("listitem").filter({ hasText: "minutes" })).toHaveCount(8);
  await expect(main(page).locator(".related li")).toHaveCount(4);
  await main(page).getByRole("link", { name: "Play Length Challenge" }).click();
  await expect(page).toHaveURL("/games?play=length-challenge");
  const title = page.getByRole("heading", { level: 1, name: "Length Challenge" });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveURL("/games");
  const card = main(page).getByRole("link", { name: "Play Length Challenge" });
  await expect(card).toBeFocused();
  await card.press("Enter");
  await main(page).getByRole("link", { name: "Back to Games" }).click();
  await expect(page).toHaveURL("/games");
  await page.goForward();
  await expect(page).toHaveURL("/games?play=length-challenge");

  await open(page, "/games?play=chess");
  await expect(page.getByRole("heading", { level: 1, name: "Interactive Baby Games" })).toBeVisible();
  await open(page, "/games#interactive-games-title");
  await expect(page.locator("#interactive-games-title")).toBeInViewport();
});

test("After a round there is more: endless at three levels, and one a day @full", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await open(page, "/games?play=origin-matching");
  const game = PLAYED_GAMES.find(({ id }) => id === "origin-matching");
  if (game === undefined) throw new Error("There is no such game.");
  await playRound(page, game, MOUSE, []);
  await button(page, "Hard").click();
  for (let asked = 0; asked < 3; asked++) {
    await page.locator(".game-option").first().click();
    await button(page, "Submit Answer").click();
    if (asked < 2) await button(page, "Next Name").click();
  }
  await expect(main(page)).toContainText("3 answered");
  await button(page, "Stop here").click();
  await expect(main(page).getByRole("heading", { name: /^Longest run: \d$/ })).toBeFocused();
  await expect(main(page)).toContainText("3 answered");

  await button(page, "Today’s round").click();
  for (let asked = 0; asked < 5; asked++) {
    await expect(main(page).getByText(`${asked + 1} of 5`, { exact: true })).toBeVisible();
    await page.locator(".game-option").first().click();
    await button(page, "Submit Answer").click();
    await button(page, asked < 4 ? "Next Name" : "Finish Game").click();
  }
  await expect(main(page).getByRole("heading", { name: /^\d\/5 correct$/ })).toBeFocused();
  await button(page, "Share your result").click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/Origin Matching/);
  expect(copied).toContain("/games?play=origin-matching");
  expect(copied).toMatch(/[■□]/);
  // Once a day.
  await button(page, "Today’s round").click();
  await expect(main(page).getByRole("heading", { name: /^Today: \d\/5$/ })).toBeVisible();
  await open(page, "/games");
  await expect(main(page)).toContainText(/Best: 7/);
});

offlineTest.describe("without a network", () => {
  offlineTest("A game is played, left and found again @full", async ({ page, front }) => {
    await open(page, "/games");
    await expectCopyOf(page, "/games");
    front.down = true;
    await open(page, "/games?play=length-challenge");
    await button(page, "Short (2 syllables)").click();
    await button(page, "Submit Answer").click();
    await expect(heading(page, "Correct.")).toBeVisible();
    await page.reload();
    await button(page, "Continue").click();
    await expect(heading(page, "Correct.")).toBeVisible();
  });
});
