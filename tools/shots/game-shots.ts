import type { Page } from "@playwright/test";
import { PLAYED_GAMES } from "#tests/support/games/played-games.ts";
import type { Shot } from "./shot.ts";

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** Each game at its first question and at its reveal. */
export const GAME_SHOTS: readonly Shot[] = [
  { name: "games", path: "/games", widths: [320] },
  { name: "game-personality", path: "/games?play=name-personality-matcher" },
  {
    name: "game-no-script",
    path: "/games?play=origin-matching",
    themes: ["light"],
    options: { javaScriptEnabled: false },
  },
  ...PLAYED_GAMES.flatMap((game): readonly Shot[] => {
    const path = `/games?play=${game.id}`;
    const [question] = game.questions;
    const start = async (page: Page) => {
      if (game.starts) await button(page, "Start").click();
      await page.getByRole("heading", { level: 2 }).first().waitFor();
    };
    const answer = async (page: Page) => {
      await start(page);
      const wrong = question?.wrong ?? "";
      if (game.field === undefined) await button(page, wrong).click();
      else await page.getByLabel(game.field).fill(wrong);
      await button(page, game.submit ?? game.next).click();
    };
    return [
      { name: `${game.id}-asking`, path, themes: ["light"], act: start },
      ...(game.submit === undefined ? [] : [{ name: `${game.id}-reveal`, path, act: answer }]),
    ];
  }),
];
