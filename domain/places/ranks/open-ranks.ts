import type { NameId } from "#domain/names/entry/name.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import { type BirthRecords, type Sex, slotOf } from "#domain/names/records/records.ts";
import { idOf, recordOf } from "#domain/names/records/ssa-spelling.ts";
import { STATES } from "#domain/places/states.ts";
import type { RankBook, RankedName, StateRank } from "./rank-book.ts";
import { DECADE_YEARS, DECADES, type RankTables, sum } from "./rank-tables.ts";

type Place = StateRank & { /** Of the name, within its block. */ readonly number: number };

/** Reads the tables as they are; throws where they go with another edition of the records. */
export function openRanks({ header, planes }: RankTables, records: BirthRecords): RankBook {
  if (header.records.names !== records.names.length || header.records.lastYear !== records.lastYear) {
    throw new Error("Ranks by state go with another edition of the records: npm run compile:states.");
  }
  const decades = DECADES.map((from) => ({ from, to: from + DECADE_YEARS - 1 }));
  const [names, places] = [sum(header.names), sum(header.ranked.map(sum))];
  const byteOfName = (plane: number, name: number) => planes[plane * names + name] ?? 0;
  const slotAt = (name: number) =>
    byteOfName(0, name) | (byteOfName(1, name) << 8) | (byteOfName(2, name) << 16);
  const byteOfPlace = (plane: number, place: number) => planes[3 * names + plane * places + place] ?? 0;

  // A block is a decade's girls, or its boys: where its names and its places begin.
  const firstNames = startsOf(header.names);
  const firstPlaces = startsOf(header.ranked.map(sum));
  function blockOf(sex: Sex, from: number): number {
    const decade = DECADES.indexOf(from);
    return decade === -1 ? -1 : decade * SEXES.length + SEXES.indexOf(sex);
  }

  /** The places of a state's list, the first rank first. */
  function* placesOf(block: number, state: number): Generator<Place> {
    const ranked = header.ranked[block] ?? [];
    const first = (firstPlaces[block] ?? 0) + sum(ranked.slice(0, state));
    let [rank, births] = [1, 0];
    for (let at = 0; at < (ranked[state] ?? 0); at += 1) {
      const place = first + at;
      const fewer = byteOfPlace(2, place) | (byteOfPlace(3, place) << 8) | (byteOfPlace(4, place) << 16);
      births = at === 0 ? fewer : births - fewer;
      if (fewer > 0) rank = at + 1;
      yield { number: byteOfPlace(0, place) | (byteOfPlace(1, place) << 8), rank, births };
    }
  }

  /** The number of a name within a block, or -1. */
  function numberOf(id: NameId, sex: Sex, block: number): number {
    const record = recordOf(records, id);
    if (record === -1) return -1;
    const slot = slotOf(record, sex);
    const first = firstNames[block] ?? 0;
    for (let number = 0; number < (header.names[block] ?? 0); number += 1)
      if (slotAt(first + number) === slot) return number;
    return -1;
  }

  return {
    decades,
    decadesOf: (id, sex) => decades.filter(({ from }) => numberOf(id, sex, blockOf(sex, from)) !== -1),
    ranks(id, sex, from) {
      const block = blockOf(sex, from);
      const wanted = numberOf(id, sex, block);
      if (wanted === -1) return null;
      return STATES.map((_, state) => {
        for (const { number, rank, births } of placesOf(block, state))
          if (number === wanted) return { rank, births };
        return null;
      });
    },
    top(state, sex, from) {
      const block = blockOf(sex, from);
      return Array.from(placesOf(block, state), ({ number, rank, births }): RankedName => {
        const slot = slotAt((firstNames[block] ?? 0) + number);
        return { id: idOf(records, slot >> 1), rank, births };
      });
    },
  };
}

/** Where each of several runs begins. */
function startsOf(lengths: readonly number[]): readonly number[] {
  return lengths.map((_, place) => sum(lengths.slice(0, place)));
}
