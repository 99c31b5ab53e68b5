import { LAST_DAY } from "#domain/growth/age.ts";
import type { Lms } from "#domain/growth/lms.ts";
import { type Curve, CURVES, SEXES, type Sex } from "#domain/growth/measure.ts";
import { LENGTHS_CM, type LmsTable, type Standards } from "#domain/growth/standards.ts";

export const STANDARD_FILES: Readonly<Record<Curve, string>> = {
  weight: "weight-for-age-daily.csv",
  length: "length-for-age-daily.csv",
  head: "head-for-age-daily.csv",
  weightForLength: "weight-for-length.csv",
};

const ROW = /^(girl|boy),(\d+(?:\.\d)?),(-?\d+(?:\.\d+)?),(\d+\.?\d*),(\d+\.?\d*)$/;

/** Values that fabricated copies get wrong: sex, curve, day, L, M, S. */
const ANCHORS: readonly (readonly [Sex, Curve, number, number, number, number])[] = [
  ["boy", "weight", 0, 0.3487, 3.3464, 0.14602],
  ["girl", "weight", 0, 0.3809, 3.2322, 0.14171],
  ["boy", "length", 0, 1, 49.8842, 0.03795],
  ["girl", "length", 0, 1, 49.1477, 0.0379],
  ["boy", "head", 0, 1, 34.4618, 0.03686],
];

/** WHO's tables, day by day to day 730 and from 45.0 to 110.0 cm by 0.1, or what is not right about them. */
export function readStandards(textOf: (file: string) => string): Standards | { readonly problem: string } {
  const tables: Record<Sex, Partial<Record<Curve, LmsTable>>> = { girl: {}, boy: {} };
  for (const curve of CURVES) {
    const file = STANDARD_FILES[curve];
    const rows = readRows(textOf(file));
    for (const sex of SEXES) {
      const table = tableOf(
        rows.filter((row) => row.sex === sex),
        curve,
      );
      if (table === null) return { problem: `${file}: rows of ${sex}s are missing or out of order` };
      tables[sex][curve] = table;
    }
  }
  const [girl, boy] = SEXES.map((sex) => complete(tables[sex]));
  if (!girl || !boy) return { problem: "a table is missing" };
  const standards = { girl, boy };
  const wrong = ANCHORS.find(([sex, curve, day, l, m, s]) => {
    const row = standards[sex][curve].rows[day];
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

function tableOf(rows: readonly Row[], curve: Curve): LmsTable | null {
  const byLength = curve === "weightForLength";
  const { first, last, step } = byLength
    ? { ...LENGTHS_CM, step: 0.1 }
    : { first: 0, last: LAST_DAY, step: 1 };
  const count = Math.round((last - first) / step) + 1;
  const kept = rows.slice(0, count);
  const inOrder = kept.every(({ at }, place) => Math.abs(at - (first + place * step)) < 1e-9);
  if (kept.length !== count || !inOrder) return null;
  return { first, step, rows: kept.map(({ l, m, s }) => ({ l, m, s })) };
}

function complete({ weight, length, head, weightForLength }: Partial<Record<Curve, LmsTable>>) {
  if (!weight || !length || !head || !weightForLength) return null;
  return { weight, length, head, weightForLength };
}
