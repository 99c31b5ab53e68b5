import type { NameId } from "#domain/names/entry/name.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import { type BirthRecords, type Sex, slotOf } from "#domain/names/records/records.ts";
import { idOf, recordOf } from "#domain/names/records/ssa-spelling.ts";
import { STATES } from "#domain/places/states.ts";
import type { RankBook, RankedName } from "./rank-book.ts";
import { DECADE_YEARS, DECADES, openLists, type RankTables } from "./rank-tables.ts";

/** Reads the tables as they are; throws where they go with another edition of the records. */
export function openRanks({ header, planes }: RankTables, records: BirthRecords): RankBook {
  if (header.records.names !== records.names.length || header.records.lastYear !== records.lastYear) {
    throw new Error("Ranks by state go with another edition of the records: npm run compile:states.");
  }
  const decades = DECADES.map((from) => ({ from, to: from + DECADE_YEARS - 1 }));
  const { slotAt, placesOf } = openLists({ header, planes });

  /** The block of a decade's girls, or its boys; -1 where there is no such decade. */
  function blockOf(sex: Sex, from: number): number {
    const decade = DECADES.indexOf(from);
    return decade === -1 ? -1 : decade * SEXES.length + SEXES.indexOf(sex);
  }

  /** The number of a name within a block, or -1. */
  function numberOf(id: NameId, sex: Sex, block: number): number {
    const record = recordOf(records, id);
    if (record === -1) return -1;
    const slot = slotOf(record, sex);
    for (let number = 0; number < (header.names[block] ?? 0); number += 1)
      if (slotAt(block, number) === slot) return number;
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
        const slot = slotAt(block, number);
        return { id: idOf(records, slot >> 1), rank, births };
      });
    },
  };
}
