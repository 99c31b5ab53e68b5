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
  /** Draws the items of an endless or a daily round. Fails where the pool is neither kept nor to be had. */
  readonly draw: (round: PoolRoundAsked) => Promise<readonly PoolEntry<Item>[]>;
};

/** A pool that draws for itself: a game without one does not fetch how that is done. */
export function drawnPool<Item>(
  load: DrawnPool<Item>["load"],
  open: DrawnPool<Item>["open"],
): DrawnPool<Item> {
  return {
    load,
    open,
    draw: async (round) => drawRound(open((await load()).default.rows), round, ROUND_LENGTH[round.mode]),
  };
}
