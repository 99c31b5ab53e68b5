import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const PERSONALITY_MATCHER: Game = {
  id: "name-personality-matcher",
  title: "Name Personality Matcher",
  description: "Three questions, one name. Strictly for fun.",
  time: "3 minutes",
  badge: "Personality",
  mark,
  load: () => import("./name-personality-matcher.tsx"),
};
