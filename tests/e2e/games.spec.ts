import type { Page } from "@playwright/test";
import pool from "#data/games/word-scramble.json" with { type: "json" };
import { ROUND_LENGTH } from "#app/games/pool/round-length.ts";
import { PERSONALITY_ITEMS, PERSONALITY_RESULTS } from "#content/games/name-personality-matcher.ts";
import { SCRAMBLE_ITEMS } from "#content/games/word-scramble.ts";
import { dayWords } from "#domain/site/day-words.ts";
import { drawRound } from "#domain/games/round/draw-round.ts";
import type { ScrambleItem } from "#domain/games/word-scramble/item.ts";
import { readKept, writeKept } from "#domain/games/round/kept.ts";
import { openScramble } from "#domain/games/word-scramble/open-scramble.ts";
import { expectAccessibleByDayAndNight } from "../support/expect-accessible.ts";
import { open } from "../support/on-screen.ts";
import { type Hand, KEYBOARD, MOUSE, playRound, TOUCH } from "../support/play-games.ts";
import { PLAYED_GAMES, type PlayedGame } from "../support/played-games.ts";
import { expectCopyOf, offlineTest } from "../support/offline-test.ts";
import { expect, test } from "../support/site-test.ts";

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

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) =>
  main(page).getByRole("heading", { level: 2, name, exact: true });

async function openGame(page: Page, game: PlayedGame, hand: Hand): Promise<void> {
  await open(page, `/games?play=${game.id}`);
  await expect(page.getByRole("heading", { level: 1, name: game.title })).toBeVisible();
  if (game.starts) await hand.press(page, "Start");
}

/** What the result says, counted here and not by the code of the games. */
async function expectResult(page: Page, game: PlayedGame, wrong: number): Promise<void> {
  const right = game.questions.length - wrong;
  const percent = (right * 100) / game.questions.length;
  const { top, middle, low } = game.messages;
  const points = game.field === "Age in months" ? 10 : 1;
  const said = points === 1 ? "correct" : "points";
  await expect(heading(page, `${right * points}/${game.questions.length * points} ${said}`)).toBeFocused();
  await expect(main(page).getByText(`${Math.round(percent)}%`, { exact: true })).toBeVisible();
  await expect(main(page)).toContainText(percent >= 80 ? top : percent >= 60 ? middle : low);
  await expect(main(page).getByRole("progressbar")).toHaveJSProperty("value", right * points);
}

for (const game of PLAYED_GAMES) {
  test(`${game.title}, by mouse and by keyboard`, async ({ page }) => {
    await openGame(page, game, MOUSE);
    await playRound(page, game, MOUSE, [1, 2]);
    await expectResult(page, game, 2);

    await KEYBOARD.press(page, "Play Again");
    // Only the milestones return to their intro.
    if (game.id === "milestone-guessing-game") await KEYBOARD.press(page, "Start");
    else await expect(button(page, "Start")).toHaveCount(0);
    await playRound(page, game, KEYBOARD, [0]);
    await expectResult(page, game, 1);
  });

  test(`${game.title}, by touch @phone-only`, async ({ page }) => {
    await openGame(page, game, TOUCH);
    await playRound(page, game, TOUCH, [0, 1, 3]);
    await expectResult(page, game, 3);
  });
}

for (const game of PLAYED_GAMES) {
  test(`${game.title} can be read by everybody`, async ({ page }) => {
    await openGame(page, game, MOUSE);
    await expectAccessibleByDayAndNight(page);
    const question = game.questions[0];
    if (question === undefined) throw new Error("It asks nothing.");
    if (game.submit === undefined) {
      await playRound(page, game, MOUSE, [0]);
    } else {
      await MOUSE.answer(page, game, question, question.wrong);
      await MOUSE.goOn(page, game.submit);
      await expect(heading(page, "Not this time.")).toBeFocused();
    }
    await expectAccessibleByDayAndNight(page);
    if (game.submit === undefined || game.field !== undefined) return;

    // The options stay reachable, and change nothing any more.
    const right = main(page).getByRole("button", { name: question.right }).first();
    await expect(right).toBeDisabled();
    await right.focus();
    await page.keyboard.press("ArrowRight");
    await expect(right).not.toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(right).toBeFocused();
    await right.press("Enter");
    await expect(heading(page, "Not this time.")).toBeVisible();
  });
}

for (const [title, hand] of [
  ["by mouse", MOUSE],
  ["by keyboard", KEYBOARD],
  ["by touch @phone-only", TOUCH],
] as const) {
  test(`The personality matcher, ${title}`, async ({ page }) => {
    await open(page, "/games?play=name-personality-matcher");
    // Nature twice; then one each of creative, gentle and wisdom, which is listed first; then strong twice.
    for (const [places, trait] of [
      [[1, 3, 0], "nature"],
      [[2, 0, 1], "creative"],
      [[3, 1, 3], "strong"],
    ] as const) {
      for (const [at, place] of places.entries()) {
        const item = PERSONALITY_ITEMS[at];
        const option = item?.options[place]?.text ?? "";
        await expect(heading(page, item?.question ?? "")).toBeVisible();
        if (hand === KEYBOARD) {
          // A choice is the answer here, so a figure only goes to it.
          await page.keyboard.press(String(place + 1));
          await expect(button(page, option)).toBeFocused();
          await page.keyboard.press("Enter");
        } else {
          await hand.press(page, option);
        }
      }
      const { name, meaning, description } = PERSONALITY_RESULTS[trait];
      await expect(heading(page, "Your match")).toBeFocused();
      for (const text of [name, `“${meaning}”`, description]) await expect(main(page)).toContainText(text);
      await hand.press(page, "Try Again");
    }
  });
}

test("Figures answer while the focus is in the game, and nowhere else", async ({ page }) => {
  const brand = page.getByRole("banner").getByRole("link").first();
  const first = main(page).locator(".game-option").first();
  const second = main(page).locator(".game-option").nth(1);
  await open(page, "/games?play=origin-matching");
  await expect(page.getByRole("heading", { level: 1, name: "Origin Matching" })).toBeFocused();
  await expect(second).toBeVisible();
  await page.keyboard.press("2");
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await brand.focus();
  await page.keyboard.press("1");
  await expect(brand).toBeFocused();
  await expect(second).toHaveAttribute("aria-pressed", "true");

  await open(page, "/games?play=name-personality-matcher");
  await expect(first).toBeVisible();
  await brand.focus();
  await page.keyboard.press("1");
  await expect(brand).toBeFocused();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("1");
  await expect(first).toBeFocused();
  await expect(heading(page, PERSONALITY_ITEMS[0]?.question ?? "")).toBeVisible();
  await page.keyboard.press("2");
  await expect(heading(page, PERSONALITY_ITEMS[1]?.question ?? "")).toBeFocused();
});

test("A card opens its game in place, and Back returns to the grid @phone", async ({ page }) => {
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

test("A round that was left goes on after a reload, or begins anew", async ({ page }) => {
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
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Forget everything on this device" }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByLabel("Your guess")).toHaveValue("");
  await page.getByLabel("Your guess").fill("y");
  const kept = readKept(await page.evaluate(() => localStorage.getItem("games")), ["word-scramble"]);
  expect(kept["word-scramble"]?.round).toMatchObject({ answers: [], choice: "y" });

  // On the grid, too.
  await open(page, "/games");
  await expect(main(page).getByRole("link", { name: "Continue Word Scramble" })).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Forget everything on this device" }).click();
  await expect(main(page).getByRole("link", { name: "Continue Word Scramble" })).toHaveCount(0);
});

test("The round of a day goes on where it was left, and is played once; what does not load is tried again", async ({
  page,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const [date, items] = dayOfAnotherName();
  await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
  await open(page, "/games");
  await page.evaluate(
    (text) => localStorage.setItem("games", text),
    writeKept({ "word-scramble": { best: 5 } }),
  );
  const scripts = /\/assets\/word-scramble-/;
  await page.route(scripts, (route) => route.abort());
  await open(page, "/games?play=word-scramble");
  await expect(main(page).getByRole("alert")).toContainText("This game could not be loaded.");
  await page.unroute(scripts);
  await button(page, "Try again").click();
  await expect(main(page).getByText("1 of 8", { exact: true })).toBeVisible();

  await page.route(scripts, (route) => route.abort());
  await button(page, "Today’s round").click();
  await expect(main(page).getByRole("alert")).toContainText(
    "These questions need the network once, and it is not there.",
  );
  await page.unroute(scripts);
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
  await expect(main(page)).toContainText("You have played today’s round. Tomorrow there is another.");
});

test("After a round there is more: endless at three levels, and one a day", async ({ page, context }) => {
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("The grid reads, and a game shows its questions with answers folded away", async ({ page }) => {
    await page.goto("/games");
    await main(page).getByRole("link", { name: "Play Trend Timeline" }).click();
    await expect(main(page)).toContainText("The game itself needs JavaScript.");
    await expect(main(page).locator("summary")).toHaveCount(8);
    await main(page).locator("summary").first().click();
    await expect(main(page)).toContainText("1940s-1960s. A hit song of 1947 bore it.");
  });
});

offlineTest.describe("without a network", () => {
  offlineTest("A game is played, left and found again", async ({ page, front }) => {
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
