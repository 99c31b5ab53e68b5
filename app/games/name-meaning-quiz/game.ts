import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const MEANING_QUIZ: Game = {
  id: "name-meaning-quiz",
  title: "Name Meaning Quiz",
  description: "Five names, four meanings each. Explanations at the end.",
  time: "5 minutes",
  badge: "Quiz",
  mark,
  load: () => import("./name-meaning-quiz.tsx"),
};
