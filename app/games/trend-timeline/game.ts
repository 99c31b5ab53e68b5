import { GAME_CARDS } from "#content/games/game-cards.ts";
import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const TREND_TIMELINE: Game = {
  ...GAME_CARDS["trend-timeline"],
  mark,
  hasDaily: true,
  load: () => import("./trend-timeline.tsx"),
};
