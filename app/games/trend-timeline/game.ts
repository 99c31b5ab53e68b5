import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const TREND_TIMELINE: Game = {
  id: "trend-timeline",
  title: "Trend Timeline",
  fullTitle: "Name Trend Timeline",
  description: "Pick the years a name belonged to.",
  time: "5 minutes",
  badge: "History",
  mark,
  load: () => import("./trend-timeline.tsx"),
};
