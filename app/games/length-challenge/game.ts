import { GAME_CARDS } from "#content/games/game-cards.ts";
import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const LENGTH_CHALLENGE: Game = {
  ...GAME_CARDS["length-challenge"],
  mark,
  hasDaily: true,
  load: () => import("./length-challenge.tsx"),
};
