import type { GameId } from "#domain/games/game-id.ts";
import gender from "#app/drawings/game-gender.svg?raw";
import length from "#app/drawings/game-length.svg?raw";
import meaning from "#app/drawings/game-meaning.svg?raw";
import milestone from "#app/drawings/game-milestone.svg?raw";
import origin from "#app/drawings/game-origin.svg?raw";
import personality from "#app/drawings/game-personality.svg?raw";
import scramble from "#app/drawings/game-scramble.svg?raw";
import timeline from "#app/drawings/game-timeline.svg?raw";

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
