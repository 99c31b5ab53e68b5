import { expect, type Page } from "@playwright/test";
import type { Asked, PlayedGame } from "./played-games.ts";

/** How somebody plays. */
export type Hand = {
  readonly press: (page: Page, button: string) => Promise<void>;
  readonly answer: (page: Page, game: PlayedGame, question: Asked, answer: string) => Promise<void>;
  /** Gives the answer, or goes on after the reveal. */
  readonly goOn: (page: Page, button: string) => Promise<void>;
};

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

function byPointer(point: (target: ReturnType<typeof button>) => Promise<void>): Hand {
  const press = (page: Page, name: string) => point(button(page, name));
  return {
    press,
    async answer(page, game, _question, answer) {
      if (game.field === undefined) await press(page, answer);
      else await page.getByLabel(game.field).fill(answer);
    },
    goOn: press,
  };
}

export const MOUSE = byPointer((target) => target.click());
export const TOUCH = byPointer((target) => target.tap());

/** Figures choose, Enter submits and goes on. Nothing is clicked. */
export const KEYBOARD: Hand = {
  async press(page, name) {
    await button(page, name).focus();
    await page.keyboard.press("Enter");
  },
  async answer(page, game, question, answer) {
    if (game.field === undefined) {
      await page.keyboard.press(String(question.options.indexOf(answer) + 1));
    } else {
      const field = page.getByLabel(game.field);
      await field.focus();
      await page.keyboard.type(answer);
    }
  },
  goOn: (page) => page.keyboard.press("Enter"),
};

/** Plays a round to its end; the questions at these places are answered wrongly. */
export async function playRound(
  page: Page,
  game: PlayedGame,
  hand: Hand,
  wrongAt: readonly number[],
): Promise<void> {
  const main = page.getByRole("main");
  for (const [place, question] of game.questions.entries()) {
    const isRight = !wrongAt.includes(place);
    const isLast = place === game.questions.length - 1;
    const told = `${place + 1} of ${game.questions.length}`;
    await expect(main.getByRole("heading", { level: 2 })).toContainText(question.shown);
    await expect(main.getByText(told, { exact: true })).toBeVisible();
    const giving = game.submit ?? (isLast ? game.finish : game.next);
    await expect(button(page, giving)).toBeDisabled();
    await hand.answer(page, game, question, isRight ? question.right : question.wrong);
    await expect(button(page, giving)).toBeEnabled();
    await hand.goOn(page, giving);
    if (game.submit === undefined) continue;
    const verdict = main.getByRole("heading", { level: 2, name: isRight ? game.right : "Not this time." });
    await expect(verdict).toBeFocused();
    await expect(main.getByRole("status").filter({ hasText: told })).toHaveText(
      isRight ? `Correct, ${told}` : new RegExp(`^Not this time, the answer is .+, ${told}$`),
    );
    await hand.goOn(page, isLast ? game.finish : game.next);
  }
}
