import type { GamePool } from "#domain/games/pool/game-pool.ts";
import type { PoolSources } from "#domain/games/pool/sources.ts";
import { drawNames } from "#domain/names/browse/generate.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { makeRows } from "./make-rows.ts";

/** The seed of the published list (docs/games.md): another one draws other items. */
const SEED = 4856;

/** How many items of a game are read: a hundred of the seven games. */
const READ = 15;
const READ_OF_SMALL = 10;

/** Some items of each pool as a player sees them, with the answer: a list for somebody to read. Always the same ones. */
export function sample(pools: readonly GamePool[], sources: PoolSources): string {
  const dice = seededDice(SEED);
  return pools
    .map((pool) =>
      [pool.id, ...drawNames(linesOf(pool, sources), pool.isSmall ? READ_OF_SMALL : READ, dice)].join("\n"),
    )
    .join("\n\n");
}

/** All items of a pool. */
export function readWhole(pool: GamePool, sources: PoolSources): string {
  return [pool.id, ...linesOf(pool, sources)].join("\n");
}

function linesOf(pool: GamePool, sources: PoolSources): readonly string[] {
  return pool.lines(makeRows(pool, sources));
}
