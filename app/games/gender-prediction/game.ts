import { GAME_CARDS } from "#content/games/game-cards.ts";
import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const GENDER_PREDICTION: Game = {
  ...GAME_CARDS["gender-prediction"],
  mark,
  load: () => import("./gender-prediction.tsx"),
};
