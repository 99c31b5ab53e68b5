import { lowerBound } from "#domain/lower-bound.ts";
import { type RecordNames, openNames, packNames, type PackedNames } from "./record-names.ts";
import { sharedUint32 } from "./shared-arrays.ts";

/** As SSA records it. */
export type Sex = "F" | "M";

/** The US birth records: how many babies were given which name. 0 means unpublished: fewer than five, or none. */
export type BirthRecords = {
  readonly firstYear: number;
  readonly lastYear: number;
  /** Every spelling SSA has published, sorted, by record number. */
  readonly names: RecordNames;
  /** Births of both sexes in the last ten years, by record number: what search ranks by. */
  readonly recentBirths: Uint32Array;
  /** How names are written, by id, where the records know more than plain letters: Zoé. SSA's know nothing more. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Record number of an exact SSA spelling ("Olivia"), or -1. */
  indexOf(name: string): number;
  /** Births of each year, firstYear to lastYear; a new array each time. */
  counts(record: number, sex: Sex): Uint32Array;
  /** Adds the births of each year, from a year on, to what is there; returns how many they are. For thousands of records at once. */
  addBirths(record: number, sex: Sex, from: number, added: Float64Array): number;
  countIn(record: number, sex: Sex, year: number): number;
  /** Births of the years from one to another. */
  countBetween(record: number, sex: Sex, from: number, to: number): number;
  /** Place among the names of that sex and year as SSA prints it: ties in alphabetical order, not shared. */
  rankIn(record: number, sex: Sex, year: number): number;
  /** Those places of each year, firstYear to lastYear, 0 where it has none; a new array each time. */
  ranks(record: number, sex: Sex): Uint16Array;
  /** Births of all years; of the last ten; of the last one. */
  total(record: number, sex: Sex): number;
  recent(record: number, sex: Sex): number;
  latest(record: number, sex: Sex): number;
  /** Births listed in that year for all names of that sex together. */
  listed(sex: Sex, year: number): number;
};

/**
 * The published figures, one cell each: most names have few years, so a full table would be 93 % zeros.
 * Cells stand by slot (record × 2, plus 1 for boys), then by year.
 */
export type BirthCells = {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly names: readonly string[];
  /** First cell of each slot, and the number of cells at the end. */
  readonly starts: Uint32Array;
  /** Years after firstYear. */
  readonly years: Uint8Array;
  readonly counts: Uint32Array;
  readonly ranks: Uint16Array;
};

/** The cells and their sums: plain data, which threads may share when it lies in shared memory. */
export type RecordTables = Omit<BirthCells, "names"> & {
  readonly names: PackedNames;
  readonly sums: ReturnType<typeof sumCells>;
  readonly spellings?: ReadonlyMap<string, string>;
};

const RECENT_YEARS = 10;

export function createRecords(cells: BirthCells): BirthRecords {
  return openTables(tabulate(cells));
}

/** Sums up the cells, in shared memory. */
export function tabulate(cells: BirthCells): RecordTables {
  return { ...cells, names: packNames(cells.names), sums: sumCells(cells) };
}

/** Reads from the tables as they are, without a copy. */
export function openTables(tables: RecordTables): BirthRecords {
  const { firstYear, lastYear, starts, years, counts, ranks, sums, spellings = new Map() } = tables;
  const names = openNames(tables.names);

  /** The first cell of a slot from a year on, or the end of the slot. */
  const firstCell = (slot: number, year: number) =>
    lowerBound(starts[slot] ?? 0, starts[slot + 1] ?? 0, (cell) => (years[cell] ?? 0) < year - firstYear);

  /** The cell of a record, sex and year; -1 where nothing is published. */
  function cellOf(record: number, sex: Sex, year: number): number {
    const slot = slotOf(record, sex);
    const end = starts[slot + 1] ?? 0;
    const found = firstCell(slot, year);
    return found < end && years[found] === year - firstYear ? found : -1;
  }

  return {
    firstYear,
    lastYear,
    names,
    spellings,
    recentBirths: sums.recentBirths,
    indexOf(name) {
      const found = names.firstFrom(name);
      return name !== "" && names.at(found) === name ? found : -1;
    },
    counts(record, sex) {
      const slot = slotOf(record, sex);
      const series = new Uint32Array(lastYear - firstYear + 1);
      const end = starts[slot + 1] ?? 0;
      for (let cell = starts[slot] ?? 0; cell < end; cell++) series[years[cell] ?? 0] = counts[cell] ?? 0;
      return series;
    },
    addBirths(record, sex, from, added) {
      const slot = slotOf(record, sex);
      const end = starts[slot + 1] ?? 0;
      const before = from - firstYear;
      let births = 0;
      for (let cell = starts[slot] ?? 0; cell < end; cell++) {
        const year = (years[cell] ?? 0) - before;
        if (year < 0 || year >= added.length) continue;
        const count = counts[cell] ?? 0;
        births += count;
        added[year] = (added[year] ?? 0) + count;
      }
      return births;
    },
    countBetween(record, sex, from, to) {
      const slot = slotOf(record, sex);
      const end = starts[slot + 1] ?? 0;
      let births = 0;
      let cell = firstCell(slot, from);
      for (; cell < end && (years[cell] ?? 0) <= to - firstYear; cell++) births += counts[cell] ?? 0;
      return births;
    },
    countIn: (record, sex, year) => counts[cellOf(record, sex, year)] ?? 0,
    rankIn: (record, sex, year) => ranks[cellOf(record, sex, year)] ?? 0,
    ranks(record, sex) {
      const slot = slotOf(record, sex);
      const series = new Uint16Array(lastYear - firstYear + 1);
      const end = starts[slot + 1] ?? 0;
      for (let cell = starts[slot] ?? 0; cell < end; cell++) series[years[cell] ?? 0] = ranks[cell] ?? 0;
      return series;
    },
    total: (record, sex) => sums.total[slotOf(record, sex)] ?? 0,
    recent: (record, sex) => sums.recent[slotOf(record, sex)] ?? 0,
    latest: (record, sex) => sums.latest[slotOf(record, sex)] ?? 0,
    listed: (sex, year) => sums.listed[slotOf(year - firstYear, sex)] ?? 0,
  };
}

/** Where a record, or a year, of a sex stands in tables of both: its number × 2, plus 1 for boys. */
export function slotOf(place: number, sex: Sex): number {
  return place * 2 + (sex === "M" ? 1 : 0);
}

/** The sex of a slot; its record is half of it, rounded down. */
export function sexOf(slot: number): Sex {
  return (slot & 1) === 1 ? "M" : "F";
}

function sumCells({ firstYear, lastYear, names, starts, years, counts }: BirthCells) {
  const last = lastYear - firstYear;
  const slots = () => sharedUint32(names.length * 2);
  const [total, recent, latest] = [slots(), slots(), slots()];
  const recentBirths = sharedUint32(names.length);
  const listed = sharedUint32((last + 1) * 2);
  for (let slot = 0; slot < total.length; slot++) {
    const end = starts[slot + 1] ?? 0;
    for (let cell = starts[slot] ?? 0; cell < end; cell++) {
      const year = years[cell] ?? 0;
      const births = counts[cell] ?? 0;
      total[slot] = (total[slot] ?? 0) + births;
      if (year > last - RECENT_YEARS) {
        recent[slot] = (recent[slot] ?? 0) + births;
        recentBirths[slot >> 1] = (recentBirths[slot >> 1] ?? 0) + births;
      }
      if (year === last) latest[slot] = births;
      const list = year * 2 + (slot & 1);
      listed[list] = (listed[list] ?? 0) + births;
    }
  }
  return { total, recent, latest, listed, recentBirths };
}
