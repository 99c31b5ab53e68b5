import type { ComponentType } from "react";
import type { GameId } from "#domain/games/game-id.ts";
import type { GameProps } from "#app/games/game-props.ts";

/** Each game is a file of its own, fetched when it is opened. */
const GAMES: Readonly<Record<GameId, () => Promise<{ readonly Game: ComponentType<GameProps> }>>> = {
  "name-meaning-quiz": () => import("#app/games/name-meaning-quiz/name-meaning-quiz.tsx"),
  "name-personality-matcher": () =>
    import("#app/games/name-personality-matcher/name-personality-matcher.tsx"),
  "milestone-guessing-game": () => import("#app/games/milestone-guessing-game/milestone-guessing-game.tsx"),
  "word-scramble": () => import("#app/games/word-scramble/word-scramble.tsx"),
  "origin-matching": () => import("#app/games/origin-matching/origin-matching.tsx"),
  "gender-prediction": () => import("#app/games/gender-prediction/gender-prediction.tsx"),
  "length-challenge": () => import("#app/games/length-challenge/length-challenge.tsx"),
  "trend-timeline": () => import("#app/games/trend-timeline/trend-timeline.tsx"),
};

export function loadGame(id: GameId): Promise<{ readonly Game: ComponentType<GameProps> }> {
  return GAMES[id]();
}
