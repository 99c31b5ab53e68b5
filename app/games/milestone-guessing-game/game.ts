import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const MILESTONE_GAME: Game = {
  id: "milestone-guessing-game",
  title: "Milestone Guessing Game",
  fullTitle: "Baby Milestone Guessing Game",
  description: "Guess the month, then see how wide the range is.",
  time: "4 minutes",
  badge: "Educational",
  mark,
  load: () => import("./milestone-guessing-game.tsx"),
};
