import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const WORD_SCRAMBLE: Game = {
  id: "word-scramble",
  title: "Word Scramble",
  description: "Eight names, shaken. Each comes with a hint.",
  time: "6 minutes",
  badge: "Word Game",
  mark,
  load: () => import("./word-scramble.tsx"),
};
