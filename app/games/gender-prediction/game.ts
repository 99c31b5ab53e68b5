import { GAME_CARDS } from "#content/games/game-cards.ts";
import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const GENDER_PREDICTION: Game = {
  ...GAME_CARDS["gender-prediction"],
  mark,
  hasDaily: true,
  load: () => import("./gender-prediction.tsx"),
};
