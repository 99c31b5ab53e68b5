import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const ORIGIN_MATCHING: Game = {
  id: "origin-matching",
  title: "Origin Matching",
  description: "Seven names to send back to where they began.",
  time: "5 minutes",
  badge: "Geography",
  mark,
  load: () => import("./origin-matching.tsx"),
};
