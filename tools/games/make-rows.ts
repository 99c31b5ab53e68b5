import type { GamePool } from "#domain/games/pool/game-pool.ts";
import type { PoolSources } from "#domain/games/pool/sources.ts";
import { seedOf } from "#domain/games/round/seed-of.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";

/** The committed pools are those of this seed; tests make others. */
const POOL_SEED = 2026;

/** The rows of a pool. Each game has dice of its own, so that a change to one leaves the others as they are. */
export function makeRows(
  { id, rows }: GamePool,
  sources: PoolSources,
  seed = POOL_SEED,
  most?: number,
): readonly string[] {
  return rows(sources, { dice: seededDice(seedOf(`${id} ${seed}`)), most });
}
