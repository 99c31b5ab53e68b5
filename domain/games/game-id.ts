/** The eight games, in the order of the hub. An id is the address of a game (?play=word-scramble): never renamed. */
export const GAME_IDS = [
  "name-meaning-quiz",
  "name-personality-matcher",
  "milestone-guessing-game",
  "word-scramble",
  "origin-matching",
  "gender-prediction",
  "length-challenge",
  "trend-timeline",
] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The games that go on after the default round: endless, and once a day. */
export const POOL_GAME_IDS = [
  "name-meaning-quiz",
  "milestone-guessing-game",
  "word-scramble",
  "origin-matching",
  "gender-prediction",
  "length-challenge",
  "trend-timeline",
] as const satisfies readonly GameId[];
export type PoolGameId = (typeof POOL_GAME_IDS)[number];

export function isGameId(text: string | null): text is GameId {
  return GAME_IDS.some((id) => id === text);
}
