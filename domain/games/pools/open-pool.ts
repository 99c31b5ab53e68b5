import type { PoolGameId } from "#domain/games/game-id.ts";
import type { ItemOf, PoolEntry } from "#domain/games/item.ts";
import { openGender } from "./open-gender.ts";
import { openLength } from "./open-length.ts";
import { openMeaning } from "./open-meaning.ts";
import { openMilestones } from "./open-milestones.ts";
import { openOrigin } from "./open-origin.ts";
import { openScramble } from "./open-scramble.ts";
import { openTimeline } from "./open-timeline.ts";
import type { OpenPool } from "./packed-pool.ts";

const OPEN: { readonly [Game in PoolGameId]: OpenPool<ItemOf[Game]> } = {
  "name-meaning-quiz": openMeaning,
  "milestone-guessing-game": openMilestones,
  "word-scramble": openScramble,
  "origin-matching": openOrigin,
  "gender-prediction": openGender,
  "length-challenge": openLength,
  "trend-timeline": openTimeline,
};

/** The items of a game's pool. Give the rows of that game: a row of another one makes an item of nothing. */
export function openPool<Game extends PoolGameId>(
  game: Game,
  rows: readonly string[],
): readonly PoolEntry<ItemOf[Game]>[] {
  return OPEN[game](rows);
}
