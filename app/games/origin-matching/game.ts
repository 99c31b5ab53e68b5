import { GAME_CARDS } from "#content/games/game-cards.ts";
import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const ORIGIN_MATCHING: Game = {
  ...GAME_CARDS["origin-matching"],
  mark,
  hasDaily: true,
  load: () => import("./origin-matching.tsx"),
};
