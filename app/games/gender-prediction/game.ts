import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const GENDER_PREDICTION: Game = {
  id: "gender-prediction",
  title: "Gender Prediction",
  description: "Boy, girl or both? The records decide.",
  time: "4 minutes",
  badge: "Trends",
  mark,
  load: () => import("./gender-prediction.tsx"),
};
