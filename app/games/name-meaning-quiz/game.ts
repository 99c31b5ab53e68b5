import { GAME_CARDS } from "#content/games/game-cards.ts";
import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const MEANING_QUIZ: Game = {
  ...GAME_CARDS["name-meaning-quiz"],
  mark,
  hasDaily: true,
  load: () => import("./name-meaning-quiz.tsx"),
};
