import type { PoolGameId } from "#domain/games/game-id.ts";
import type { ItemOf, PoolEntry } from "#domain/games/round/pool-entry.ts";
import { openGender } from "#domain/games/gender-prediction/open-gender.ts";
import { openLength } from "#domain/games/length-challenge/open-length.ts";
import { openMeaning } from "#domain/games/name-meaning-quiz/open-meaning.ts";
import { openMilestones } from "#domain/games/milestone-guessing-game/open-milestones.ts";
import { openOrigin } from "#domain/games/origin-matching/open-origin.ts";
import { openScramble } from "#domain/games/word-scramble/open-scramble.ts";
import { openTimeline } from "#domain/games/trend-timeline/open-timeline.ts";
import type { OpenPool } from "#domain/games/pool/packed-pool.ts";

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
