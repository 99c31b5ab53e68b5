import { SEXES, type Sex, type TableId, TABLES } from "./measure.ts";
import type { Lms } from "./lms.ts";
import type { LmsTable, Standards } from "./standards.ts";

/** A table as it travels: whole numbers, each but the first as its difference from the one before. */
type PackedTable = {
  readonly first: number;
  readonly step: number;
  readonly l: readonly number[];
  readonly m: readonly number[];
  readonly s: readonly number[];
};

export type PackedStandards = Readonly<Record<Sex, Readonly<Record<TableId, PackedTable>>>>;

/** WHO's decimals: four of L and of M, five of S. */
const WHOLE = { l: 1e4, m: 1e4, s: 1e5 } as const;

export function packStandards(standards: Standards): PackedStandards {
  return forEachTable((sex, id) => packTable(standards[sex][id]));
}

export function unpackStandards(packed: PackedStandards): Standards {
  return forEachTable((sex, id) => unpackTable(packed[sex][id]));
}

function packTable({ first, step, rows }: LmsTable): PackedTable {
  const column = (key: keyof Lms) => {
    const whole = rows.map((row) => Math.round(row[key] * WHOLE[key]));
    return whole.map((value, place) => value - (whole[place - 1] ?? 0));
  };
  return { first, step, l: column("l"), m: column("m"), s: column("s") };
}

function unpackTable({ first, step, l, m, s }: PackedTable): LmsTable {
  const [ls, ms, ss] = [sums(l, WHOLE.l), sums(m, WHOLE.m), sums(s, WHOLE.s)];
  return {
    first,
    step,
    rows: ls.map((value, place) => ({ l: value, m: ms[place] ?? 0, s: ss[place] ?? 0 })),
  };
}

function sums(differences: readonly number[], whole: number): readonly number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference) / whole);
}

function forEachTable<Made>(make: (sex: Sex, id: TableId) => Made) {
  const [girl, boy] = SEXES;
  const tablesOf = (sex: Sex) => {
    const [weight, length, head, weightForLength, height] = TABLES;
    return {
      [weight]: make(sex, weight),
      [length]: make(sex, length),
      [head]: make(sex, head),
      [weightForLength]: make(sex, weightForLength),
      [height]: make(sex, height),
    };
  };
  return { [girl]: tablesOf(girl), [boy]: tablesOf(boy) };
}
