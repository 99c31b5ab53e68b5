import type { Game } from "#app/games/game.ts";
import mark from "./mark.svg?raw";

export const LENGTH_CHALLENGE: Game = {
  id: "length-challenge",
  title: "Length Challenge",
  description: "Clap the beats in eight names.",
  time: "4 minutes",
  badge: "Syllables",
  mark,
  load: () => import("./length-challenge.tsx"),
};
