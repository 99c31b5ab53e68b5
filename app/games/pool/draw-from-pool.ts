import { drawRound } from "#domain/games/round/draw-round.ts";
import type { PoolGameId } from "#domain/games/game-id.ts";
import type { ItemOf, PoolEntry } from "#domain/games/round/pool-entry.ts";
import { openPool } from "#domain/games/pools/open-pool.ts";
import type { PackedPool } from "#domain/games/pool/packed-pool.ts";
import type { PoolRoundAsked } from "#domain/games/round/round.ts";

/** Each pool is a file of its own, fetched when a round of it is asked for. */
const LOAD: Readonly<Record<PoolGameId, () => Promise<{ readonly default: PackedPool }>>> = {
  "name-meaning-quiz": () => import("#data/games/name-meaning-quiz.json"),
  "milestone-guessing-game": () => import("#data/games/milestone-guessing-game.json"),
  "word-scramble": () => import("#data/games/word-scramble.json"),
  "origin-matching": () => import("#data/games/origin-matching.json"),
  "gender-prediction": () => import("#data/games/gender-prediction.json"),
  "length-challenge": () => import("#data/games/length-challenge.json"),
  "trend-timeline": () => import("#data/games/trend-timeline.json"),
};

/** Draws the items of an endless or a daily round. Fails where the pool is neither kept nor to be had. */
export async function drawFromPool<Game extends PoolGameId>(
  game: Game,
  round: PoolRoundAsked,
  count: number,
): Promise<readonly PoolEntry<ItemOf[Game]>[]> {
  const { default: pool } = await LOAD[game]();
  return drawRound(openPool(game, pool.rows), round, count);
}
