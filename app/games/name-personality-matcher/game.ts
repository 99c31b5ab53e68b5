import { GAME_CARDS } from "#content/games/game-cards.ts";
import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const PERSONALITY_MATCHER: Game = {
  ...GAME_CARDS["name-personality-matcher"],
  mark,
  load: () => import("./name-personality-matcher.tsx"),
};
