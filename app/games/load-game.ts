import type { ComponentType } from "react";
import type { GameId } from "#domain/games/game-id.ts";
import type { GameProps } from "./game-props.ts";

/** Each game is a file of its own, fetched when it is opened. */
const GAMES: Readonly<Record<GameId, () => Promise<{ readonly Game: ComponentType<GameProps> }>>> = {
  "name-meaning-quiz": () => import("./rounds/name-meaning-quiz.tsx"),
  "name-personality-matcher": () => import("./rounds/name-personality-matcher.tsx"),
  "milestone-guessing-game": () => import("./rounds/milestone-guessing-game.tsx"),
  "word-scramble": () => import("./rounds/word-scramble.tsx"),
  "origin-matching": () => import("./rounds/origin-matching.tsx"),
  "gender-prediction": () => import("./rounds/gender-prediction.tsx"),
  "length-challenge": () => import("./rounds/length-challenge.tsx"),
  "trend-timeline": () => import("./rounds/trend-timeline.tsx"),
};

export function loadGame(id: GameId): Promise<{ readonly Game: ComponentType<GameProps> }> {
  return GAMES[id]();
}
