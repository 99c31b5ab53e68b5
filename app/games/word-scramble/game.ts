import { GAME_CARDS } from "#content/games/game-cards.ts";
import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const WORD_SCRAMBLE: Game = {
  ...GAME_CARDS["word-scramble"],
  mark,
  hasDaily: true,
  load: () => import("./word-scramble.tsx"),
};
