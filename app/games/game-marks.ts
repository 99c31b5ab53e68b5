import type { GameId } from "#domain/games/game-id.ts";
import gender from "#app/games/gender-prediction/mark.svg?raw";
import length from "#app/games/length-challenge/mark.svg?raw";
import meaning from "#app/games/name-meaning-quiz/mark.svg?raw";
import milestone from "#app/games/milestone-guessing-game/mark.svg?raw";
import origin from "#app/games/origin-matching/mark.svg?raw";
import personality from "#app/games/name-personality-matcher/mark.svg?raw";
import scramble from "#app/games/word-scramble/mark.svg?raw";
import timeline from "#app/games/trend-timeline/mark.svg?raw";

/** The mark of each game, as SVG. */
export const GAME_MARKS: Readonly<Record<GameId, string>> = {
  "name-meaning-quiz": meaning,
  "name-personality-matcher": personality,
  "milestone-guessing-game": milestone,
  "word-scramble": scramble,
  "origin-matching": origin,
  "gender-prediction": gender,
  "length-challenge": length,
  "trend-timeline": timeline,
};
