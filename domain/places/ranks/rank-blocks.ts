import { joinBytes } from "#domain/join-bytes.ts";
import { markedHead } from "#domain/marked-file.ts";
import { STATES } from "#domain/places/states.ts";
import {
  LAST_RANK,
  LEAST_RANKED,
  openLists,
  RANKS_MARK,
  type RanksHeader,
  type RankTables,
} from "./rank-tables.ts";

/** A decade's girls, or its boys: the names that any state ranks, and their births by state; 0 where a state does not rank it. */
export type RankBlock = ReadonlyMap<number, Uint32Array>;

type Place = { readonly slot: number; readonly births: number };

/** The bytes that decodeRanks reads. Blocks stand by decade, girls and then boys. */
export function layOutRanks(records: RanksHeader["records"], blocks: readonly RankBlock[]): Uint8Array {
  const slots = blocks.map(slotsBySum);
  const lists = blocks.map((block) => STATES.map((_, state) => listOf(block, state)));
  const header: RanksHeader = {
    records,
    names: slots.map(({ length }) => length),
    ranked: lists.map((ofStates) => ofStates.map(({ length }) => length)),
  };
  const places = lists.flatMap((ofStates, block) => {
    const numbers = new Map(slots[block]?.map((slot, number) => [slot, number]));
    return ofStates.flatMap((list) =>
      list.map(({ slot, births }, place) => ({
        number: numbers.get(slot) ?? 0,
        fewer: place === 0 ? births : (list[place - 1]?.births ?? 0) - births,
      })),
    );
  });
  return joinBytes([
    markedHead(RANKS_MARK, header),
    planesOf(slots.flat(), [0, 8, 16]),
    planesOf(
      places.map(({ number }) => number),
      [0, 8],
    ),
    planesOf(
      places.map(({ fewer }) => fewer),
      [0, 8, 16],
    ),
  ]);
}

/** Of all numbers the byte that is so many bits up, and then the next. */
function planesOf(numbers: readonly number[], bits: readonly number[]): Uint8Array {
  return Uint8Array.from(bits.flatMap((up) => numbers.map((number) => number >> up)));
}

/** A state's list: the most given first. */
function listOf(block: RankBlock, state: number): readonly Place[] {
  return [...block]
    .flatMap(([slot, row]) => {
      const births = row[state] ?? 0;
      return births > 0 ? [{ slot, births }] : [];
    })
    .toSorted((a, b) => b.births - a.births || a.slot - b.slot);
}

/** The names of lists, those of most births first. */
function slotsBySum(block: RankBlock): readonly number[] {
  const births = (row: Uint32Array) => row.reduce((sum, each) => sum + each, 0);
  return [...block]
    .map(([slot, row]) => ({ slot, births: births(row) }))
    .toSorted((a, b) => b.births - a.births || a.slot - b.slot)
    .map(({ slot }) => slot);
}

/** What layOutRanks made bytes of. */
export function readRankBlocks(tables: RankTables): readonly RankBlock[] {
  const { slotAt, placesOf } = openLists(tables);
  return tables.header.names.map((names, block) => {
    const rows = Array.from({ length: names }, () => new Uint32Array(STATES.length));
    for (const state of STATES.keys())
      for (const { number, births } of placesOf(block, state)) rows[number]?.set([births], state);
    return new Map(rows.map((row, number) => [slotAt(block, number), row]));
  });
}

/** Births from which on a state ranks: those of its last rank, or the least that any name has. */
export function leastOf(block: RankBlock, state: number): number {
  return listOf(block, state)[LAST_RANK - 1]?.births ?? LEAST_RANKED;
}
