import type { Game } from "./game.ts";
import { GENDER_PREDICTION } from "./gender-prediction/game.ts";
import { LENGTH_CHALLENGE } from "./length-challenge/game.ts";
import { MILESTONE_GAME } from "./milestone-guessing-game/game.ts";
import { MEANING_QUIZ } from "./name-meaning-quiz/game.ts";
import { PERSONALITY_MATCHER } from "./name-personality-matcher/game.ts";
import { ORIGIN_MATCHING } from "./origin-matching/game.ts";
import { TREND_TIMELINE } from "./trend-timeline/game.ts";
import { WORD_SCRAMBLE } from "./word-scramble/game.ts";

/** The games, in the order of the hub. Cards, addresses, structured data, what is kept and what is counted follow from these rows. */
export const GAMES: readonly Game[] = [
  MEANING_QUIZ,
  PERSONALITY_MATCHER,
  MILESTONE_GAME,
  WORD_SCRAMBLE,
  ORIGIN_MATCHING,
  GENDER_PREDICTION,
  LENGTH_CHALLENGE,
  TREND_TIMELINE,
];

/** Null where there is no such game. */
export function gameWithId(id: string | null): Game | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
