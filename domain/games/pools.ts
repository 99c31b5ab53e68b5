import { GENDER_POOL } from "./gender-prediction/pool.ts";
import { LENGTH_POOL } from "./length-challenge/pool.ts";
import { MILESTONE_POOL } from "./milestone-guessing-game/pool.ts";
import { MEANING_POOL } from "./name-meaning-quiz/pool.ts";
import { ORIGIN_POOL } from "./origin-matching/pool.ts";
import type { GamePool } from "./pool/game-pool.ts";
import { TIMELINE_POOL } from "./trend-timeline/pool.ts";
import { SCRAMBLE_POOL } from "./word-scramble/pool.ts";

/**
 * The games that go on after the default round, endlessly and once a day: what these rounds are drawn from. For the programs that
 * make, judge and read pools; a game on the screen opens its own and no other. The order is that of the published sample.
 */
export const POOLS: readonly GamePool[] = [
  MEANING_POOL,
  MILESTONE_POOL,
  SCRAMBLE_POOL,
  ORIGIN_POOL,
  GENDER_POOL,
  LENGTH_POOL,
  TIMELINE_POOL,
];
