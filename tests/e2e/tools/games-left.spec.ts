import pool from "#data/games/word-scramble.json" with { type: "json" };
import { ROUND_LENGTH } from "#app/games/pool/round-length.ts";
import { SCRAMBLE_ITEMS } from "#content/games/word-scramble.ts";
import { dayWords } from "#domain/locale/dates.ts";
import { drawRound } from "#domain/games/round/draw-round.ts";
import { parseStoredGames, formatStoredGames } from "#domain/games/round/stored-games.ts";
import type { ScrambleItem } from "#domain/games/word-scramble/item.ts";
import { openScramble } from "#domain/games/word-scramble/open-scramble.ts";
import { button, heading, main } from "#tests/support/parts/game-parts.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** A day whose first name could be another one, too, and what it asks. */
function dayOfAnotherName(): readonly [date: string, items: readonly ScrambleItem[]] {
  const entries = openScramble(pool.rows);
  for (let day = 1; day <= 28; day++) {
    const date = `2026-11-${String(day).padStart(2, "0")}`;
    const items = drawRound(entries, { mode: "daily", date }, ROUND_LENGTH.daily).map(({ item }) => item);
    if ((items[0]?.also ?? []).length > 0) return [date, items];
  }
  throw new Error("There is no such day.");
}

test("A round that was left goes on after a reload, or begins anew @full", async ({ page }) => {
  const [first, second] = SCRAMBLE_ITEMS;
  await open(page, "/games?play=word-scramble");
  await page.getByLabel("Your guess").fill(first?.original ?? "");
  await button(page, "Submit Answer").click();
  await button(page, "Next Name").click();
  await page.getByLabel("Your guess").fill("rub");
  await page.reload();
  await expect(main(page)).toContainText("You left this game at question 2 of 8.");
  await button(page, "Continue").click();
  await expect(page.getByLabel("Your guess")).toHaveValue("rub");
  await page.getByLabel("Your guess").fill(second?.original ?? "");
  await button(page, "Submit Answer").click();
  await expect(main(page)).toContainText("Score 2 of 2 so far");

  // The card on the grid offers the same, and asks nothing twice.
  await open(page, "/games");
  await main(page).getByRole("link", { name: "Continue Word Scramble" }).click();
  await expect(main(page)).toContainText("Score 2 of 2 so far");
  // What the card was told held for that once.
  await page.goBack();
  await expect(main(page).getByRole("link", { name: "Continue Word Scramble" })).toBeFocused();
  await page.goForward();
  await expect(main(page)).toContainText("You left this game at question 2 of 8.");
  await page.goBack();
  await main(page).getByRole("link", { name: "Start over Word Scramble" }).click();
  await expect(main(page).getByText("1 of 8", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Your guess")).toHaveValue("");

  // Begun anew by the game itself, the round that was left is gone for good.
  await page.getByLabel("Your guess").fill("rub");
  await page.reload();
  await button(page, "Start over").click();
  await expect(page.getByLabel("Your guess")).toHaveValue("");
  await page.reload();
  await expect(main(page).getByText("1 of 8", { exact: true })).toBeVisible();

  // Forgotten with everything else: what is on the screen does not bring it back.
  await page.getByLabel("Your guess").fill("x");
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain("games");
  // No footer stands under a question: it is said in another tab.
  const tab = await page.context().newPage();
  await open(tab, "/terms");
  tab.once("dialog", (dialog) => void dialog.accept());
  await tab.getByRole("button", { name: "Forget everything on this device" }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByLabel("Your guess")).toHaveValue("");
  await page.getByLabel("Your guess").fill("y");
  const kept = parseStoredGames(await page.evaluate(() => localStorage.getItem("games")), ["word-scramble"]);
  expect(kept["word-scramble"]?.round).toMatchObject({ answers: [], choice: "y" });

  // On the grid, too.
  await open(page, "/games");
  await expect(main(page).getByRole("link", { name: "Continue Word Scramble" })).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Forget everything on this device" }).click();
  await expect(main(page).getByRole("link", { name: "Continue Word Scramble" })).toHaveCount(0);
});

test("The round of a day goes on where it was left, and is played once; what does not load is tried again @full", async ({
  page,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const [date, items] = dayOfAnotherName();
  await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
  await open(page, "/games");
  await page.evaluate(
    (text) => localStorage.setItem("games", text),
    formatStoredGames({ "word-scramble": { best: 5 } }),
  );
  const view = /\/assets\/view-/;
  await page.route(view, (route) => route.abort());
  await open(page, "/games?play=word-scramble");
  await expect(main(page).getByRole("alert")).toContainText("We couldn’t load this game.");
  await page.unroute(view);
  await button(page, "Try again").click();
  await expect(main(page).getByText("1 of 8", { exact: true })).toBeVisible();

  const poolFile = /\/assets\/word-scramble-/;
  await page.route(poolFile, (route) => route.abort());
  await button(page, "Today’s round").click();
  await expect(main(page).getByRole("alert")).toContainText(
    "You’re offline, and these questions aren’t on this device yet.",
  );
  await page.unroute(poolFile);
  await button(page, "Try again").click();
  const [first, ...rest] = items;
  await page.getByLabel("Your guess").fill(first?.also?.[0] ?? "");
  await button(page, "Submit Answer").click();
  await expect(heading(page, "Correct.")).toBeFocused();
  await expect(main(page)).toContainText(/ is also a name! We had /);

  await page.reload();
  await expect(main(page)).toContainText(`You left this game in the daily round of ${dayWords(date)}.`);
  await button(page, "Play the first round").click();
  await expect(main(page).getByText("1 of 8", { exact: true })).toBeVisible();
  await button(page, "Today’s round").click();
  await expect(main(page)).toContainText(/ is also a name! We had /);
  for (const { original } of rest) {
    await button(page, "Next Name").click();
    await page.getByLabel("Your guess").fill(original);
    await button(page, "Submit Answer").click();
  }
  await button(page, "Finish Game").click();
  await expect(heading(page, "5/5 correct")).toBeFocused();
  await button(page, "Today’s round").click();
  await expect(main(page)).toContainText("You’ve played today’s round. Come back tomorrow for a new one.");
});
