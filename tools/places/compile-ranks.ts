import { SEXES } from "#domain/names/lists/sexes.ts";
import { type BirthRecords, sexOf } from "#domain/names/records/records.ts";
import { layOutRanks, type RankBlock } from "#domain/places/ranks/rank-blocks.ts";
import { DECADES, LAST_RANK, LEAST_RANKED } from "#domain/places/ranks/rank-tables.ts";
import { STATES } from "#domain/places/states.ts";
import type { ListedByDecade } from "./read-decades.ts";

/** Births by state and decade → ranks, as decodeRanks reads them. Same input, same bytes. */
export function compileRanks(records: BirthRecords, listed: ListedByDecade): Uint8Array {
  const blocks: readonly RankBlock[] = DECADES.flatMap((_, decade) =>
    SEXES.map((sex) => {
      const slots = [...listed.keys()].filter((slot) => sexOf(slot) === sex);
      const block = new Map<number, Uint32Array>();
      for (const state of STATES.keys()) rank(block, state, slots, decade * STATES.length + state);
      return block;
    }),
  );

  /** Puts the names of a state and decade with enough births into a block, up to the last rank: equal counts share theirs. */
  function rank(
    block: Map<number, Uint32Array>,
    state: number,
    slots: readonly number[],
    cell: number,
  ): void {
    const birthsOf = (slot: number) => listed.get(slot)?.[cell] ?? 0;
    const least = slots.map(birthsOf).toSorted((a, b) => b - a)[LAST_RANK - 1] ?? 0;
    for (const slot of slots) {
      const births = birthsOf(slot);
      if (births < Math.max(LEAST_RANKED, least)) continue;
      const row = block.get(slot) ?? new Uint32Array(STATES.length);
      row[state] = births;
      block.set(slot, row);
    }
  }

  return layOutRanks({ names: records.names.length, lastYear: records.lastYear }, blocks);
}
