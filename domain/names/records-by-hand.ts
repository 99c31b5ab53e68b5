import { type BirthCells, type BirthRecords, createRecords } from "./records.ts";

/** Births of each year from the first, of girls and of boys; the years left out hold none. */
export type Handful = { readonly F?: readonly number[]; readonly M?: readonly number[] };

/** Small records for tests, written as a table; names in any order. */
export function recordsByHand(
  firstYear: number,
  lastYear: number,
  births: Readonly<Record<string, Handful>>,
): BirthRecords {
  const names = Object.keys(births).toSorted();
  const slots = names.flatMap((name) => [births[name]?.F ?? [], births[name]?.M ?? []]);
  const cells = slots.flatMap((counts, slot) =>
    counts.flatMap((count, year) => (count > 0 ? { slot, year, count } : [])),
  );
  const table: BirthCells = {
    firstYear,
    lastYear,
    names,
    starts: Uint32Array.from(
      [...slots.keys(), slots.length],
      (slot) => cells.filter((cell) => cell.slot < slot).length,
    ),
    years: Uint8Array.from(cells, ({ year }) => year),
    counts: Uint32Array.from(cells, ({ count }) => count),
    ranks: Uint16Array.from(cells, (cell) => {
      const rivals = cells.filter(({ slot, year }) => slot % 2 === cell.slot % 2 && year === cell.year);
      return (
        1 +
        rivals.filter(({ slot, count }) => count > cell.count || (count === cell.count && slot < cell.slot))
          .length
      );
    }),
  };
  return createRecords(table);
}

/** The same number of births for so many years. */
export function years(count: number, births: number): number[] {
  return Array.from({ length: count }, () => births);
}
