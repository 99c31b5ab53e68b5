import type { OpenPool, PackedPool } from "#domain/games/pool/packed-pool.ts";
import { drawRound } from "#domain/games/round/draw-round.ts";
import type { PoolEntry } from "#domain/games/round/pool-entry.ts";
import type { PoolRoundAsked } from "#domain/games/round/round.ts";
import { ROUND_LENGTH } from "./round-length.ts";

/** What a game's rounds are drawn from. */
export type DrawnPool<Item> = {
  /** Each pool is a file of its own, fetched when a round of it is asked for. */
  readonly load: () => Promise<{ readonly default: PackedPool }>;
  readonly open: OpenPool<Item>;
};

/** Draws the items of an endless or a daily round. Fails where the pool is neither kept nor to be had. */
export async function drawFromPool<Item>(
  { load, open }: DrawnPool<Item>,
  round: PoolRoundAsked,
): Promise<readonly PoolEntry<Item>[]> {
  const { default: pool } = await load();
  return drawRound(open(pool.rows), round, ROUND_LENGTH[round.mode]);
}
