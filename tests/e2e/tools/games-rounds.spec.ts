import type { Page } from "@playwright/test";
import { PERSONALITY_ITEMS, PERSONALITY_RESULTS } from "#content/games/name-personality-matcher.ts";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { button, heading, main } from "#tests/support/parts/game-parts.ts";
import { open } from "#tests/support/on-screen.ts";
import { type Hand, KEYBOARD, MOUSE, playRound, TOUCH } from "#tests/support/games/play-games.ts";
import { PLAYED_GAMES, type PlayedGame } from "#tests/support/games/played-games.ts";
import { expect, test } from "#tests/support/site-test.ts";

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

/** Points instead of right answers; choices with a reveal are played by touch. The others wait for the full matrix. */
const KINDS: ReadonlySet<string> = new Set(["milestone-guessing-game"]);

for (const game of PLAYED_GAMES) {
  const tag = KINDS.has(game.id) ? "" : " @full";
  test(`${game.title}, by mouse and by keyboard${tag}`, async ({ page }) => {
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

  const touchTag = game.id === "origin-matching" ? "" : " @full";
  test(`${game.title}, by touch @phone-only${touchTag}`, async ({ page }) => {
    await openGame(page, game, TOUCH);
    await playRound(page, game, TOUCH, [0, 1, 3]);
    await expectResult(page, game, 3);
  });

  // The first question of one of them is looked at on the visits.
  test(`${game.title} can be read by everybody @full`, async ({ page }) => {
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

test("The other games are played to their results, one after another @full", async ({ page }) => {
  for (const game of PLAYED_GAMES.filter(({ id }) => !KINDS.has(id))) {
    await test.step(game.title, async () => {
      await openGame(page, game, MOUSE);
      await playRound(page, game, MOUSE, [1, 2]);
      await expectResult(page, game, 2);
    });
  }
});

for (const [title, hand] of [
  ["by keyboard @full", KEYBOARD],
  ["by mouse @full", MOUSE],
  ["by touch @phone-only @full", TOUCH],
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

test("Figures answer while the focus is in the game, and nowhere else @full", async ({ page }) => {
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
