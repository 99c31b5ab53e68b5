import { LAST_DAY, LAST_LYING_DAY } from "#domain/growth/age.ts";
import type { Lms } from "#domain/growth/lms.ts";
import { SEXES, type Sex, type TableId, TABLES } from "#domain/growth/measure.ts";
import { HEIGHT_MONTHS, LENGTHS_CM, type LmsTable, type Standards } from "#domain/growth/standards.ts";

export const STANDARD_FILES: Readonly<Record<TableId, string>> = {
  weight: "weight-for-age-daily.csv",
  length: "length-for-age-daily.csv",
  head: "head-for-age-daily.csv",
  weightForLength: "weight-for-length.csv",
  height: "height-for-age-24-60.csv",
};

/** The rows of each table: days, centimeters, months. */
const ROWS: Readonly<
  Record<TableId, { readonly first: number; readonly last: number; readonly step: number }>
> = {
  weight: { first: 0, last: LAST_DAY, step: 1 },
  length: { first: 0, last: LAST_LYING_DAY, step: 1 },
  head: { first: 0, last: LAST_DAY, step: 1 },
  weightForLength: { ...LENGTHS_CM, step: 0.1 },
  height: { ...HEIGHT_MONTHS, step: 1 },
};

const ROW = /^(girl|boy),(\d+(?:\.\d)?),(-?\d+(?:\.\d+)?),(\d+\.?\d*),(\d+\.?\d*)$/;

/** Values that fabricated copies get wrong: sex, table, day or month, L, M, S. */
const ANCHORS: readonly (readonly [Sex, TableId, number, number, number, number])[] = [
  ["boy", "weight", 0, 0.3487, 3.3464, 0.14602],
  ["girl", "weight", 0, 0.3809, 3.2322, 0.14171],
  ["boy", "length", 0, 1, 49.8842, 0.03795],
  ["girl", "length", 0, 1, 49.1477, 0.0379],
  ["boy", "head", 0, 1, 34.4618, 0.03686],
  ["boy", "height", 24, 1, 87.1161, 0.03507],
  ["girl", "height", 24, 1, 85.7153, 0.03764],
  ["boy", "height", 60, 1, 109.9638, 0.04214],
];

/** WHO's tables up to five years, and from 45.0 to 110.0 cm by 0.1, or what is not right about them. */
export function readStandards(textOf: (file: string) => string): Standards | { readonly problem: string } {
  const tables: Record<Sex, Partial<Record<TableId, LmsTable>>> = { girl: {}, boy: {} };
  for (const id of TABLES) {
    const file = STANDARD_FILES[id];
    const rows = readRows(textOf(file));
    for (const sex of SEXES) {
      const table = tableOf(
        rows.filter((row) => row.sex === sex),
        id,
      );
      if (table === null) return { problem: `${file}: rows of ${sex}s are missing or out of order` };
      tables[sex][id] = table;
    }
  }
  const [girl, boy] = SEXES.map((sex) => complete(tables[sex]));
  if (!girl || !boy) return { problem: "a table is missing" };
  const standards = { girl, boy };
  const wrong = ANCHORS.find(([sex, id, at, l, m, s]) => {
    const row = standards[sex][id].rows[at - ROWS[id].first];
    return row?.l !== l || row.m !== m || row.s !== s;
  });
  return wrong === undefined ? standards : { problem: `${wrong.slice(0, 3).join(" ")}: not WHO's values` };
}

type Row = Lms & { readonly sex: string; readonly at: number };

function readRows(text: string): readonly Row[] {
  return text.split("\n").flatMap((line) => {
    const [, sex, at, l, m, s] = ROW.exec(line.trim()) ?? [];
    return sex === undefined ? [] : [{ sex, at: Number(at), l: Number(l), m: Number(m), s: Number(s) }];
  });
}

function tableOf(rows: readonly Row[], id: TableId): LmsTable | null {
  const { first, last, step } = ROWS[id];
  const count = Math.round((last - first) / step) + 1;
  const kept = rows.slice(0, count);
  const inOrder = kept.every(({ at }, place) => Math.abs(at - (first + place * step)) < 1e-9);
  if (kept.length !== count || !inOrder) return null;
  return { first, step, rows: kept.map(({ l, m, s }) => ({ l, m, s })) };
}

function complete({ weight, length, head, weightForLength, height }: Partial<Record<TableId, LmsTable>>) {
  if (!weight || !length || !head || !weightForLength || !height) return null;
  return { weight, length, head, weightForLength, height };
}
