import { GAME_CARDS } from "#content/games/game-cards.ts";
import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const MILESTONE_GAME: Game = {
  ...GAME_CARDS["milestone-guessing-game"],
  mark,
  hasDaily: true,
  load: () => import("./milestone-guessing-game.tsx"),
};
