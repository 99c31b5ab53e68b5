import { markedHead } from "#domain/marked-file.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import { type BirthRecords, sexOf } from "#domain/names/records/records.ts";
import {
  DECADES,
  decodeRanks,
  LAST_RANK,
  LEAST_RANKED,
  RANKS_MARK,
  type RanksHeader,
  type RankTables,
} from "#domain/places/ranks/rank-tables.ts";
import { STATES } from "#domain/places/states.ts";
import { pack } from "./pack.ts";
import type { ListedByDecade } from "./read-decades.ts";

type Place = { readonly slot: number; readonly births: number };

/** Births by state and decade → the file of ranks. Same input, same bytes. */
export function compileRanks(
  records: BirthRecords,
  listed: ListedByDecade,
): { readonly packed: Uint8Array; readonly tables: RankTables } {
  const blocks = DECADES.flatMap((_, decade) =>
    SEXES.map((sex) => {
      const slots = [...listed.keys()].filter((slot) => sexOf(slot) === sex);
      const lists = STATES.map((_state, state) => rankedIn(listed, slots, decade * STATES.length + state));
      return { lists, slots: slotsBySum(lists.flat()) };
    }),
  );
  const header: RanksHeader = {
    records: { names: records.names.length, lastYear: records.lastYear },
    names: blocks.map(({ slots }) => slots.length),
    ranked: blocks.map(({ lists }) => lists.map(({ length }) => length)),
  };
  const allSlots = blocks.flatMap(({ slots }) => slots);
  const places = blocks.flatMap(({ lists, slots }) => {
    const numbers = new Map(slots.map((slot, number) => [slot, number]));
    return lists.flatMap((list) =>
      list.map(({ slot, births }, place) => ({
        number: numbers.get(slot) ?? 0,
        fewer: place === 0 ? births : (list[place - 1]?.births ?? 0) - births,
      })),
    );
  });
  const planes = [
    ...[0, 8, 16].map((shift) => allSlots.map((slot) => (slot >> shift) & 255)),
    ...[0, 8].map((shift) => places.map(({ number }) => (number >> shift) & 255)),
    ...[0, 8, 16].map((shift) => places.map(({ fewer }) => (fewer >> shift) & 255)),
  ];
  const unpacked = Buffer.concat([
    markedHead(RANKS_MARK, header),
    ...planes.map((plane) => Uint8Array.from(plane)),
  ]);
  return { packed: pack(unpacked), tables: decodeRanks(unpacked) };
}

/** The names of a state and decade with enough births, the most given first, up to the last rank: equal counts share theirs. */
function rankedIn(listed: ListedByDecade, slots: readonly number[], cell: number): readonly Place[] {
  const all = slots
    .map((slot) => ({ slot, births: listed.get(slot)?.[cell] ?? 0 }))
    .filter(({ births }) => births >= LEAST_RANKED)
    .toSorted((a, b) => b.births - a.births || a.slot - b.slot);
  const least = all[LAST_RANK - 1]?.births ?? 0;
  return all.filter(({ births }) => births >= least);
}

/** The names of lists, those of most births first: the smaller their numbers, the smaller the file. */
function slotsBySum(places: readonly Place[]): readonly number[] {
  const sums = new Map<number, number>();
  for (const { slot, births } of places) sums.set(slot, (sums.get(slot) ?? 0) + births);
  return [...sums].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([slot]) => slot);
}
