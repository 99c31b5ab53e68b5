import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import packed from "#data/who/standards.json";
import { DAYS_PER_MONTH, LAST_DAY, LAST_LYING_DAY } from "./age.ts";
import { readByAge } from "./curve-score.ts";
import { type Lms, valueAt } from "./lms.ts";
import { GROWTH_MEASURES, type Sex, SEXES } from "./measure.ts";
import { unpackStandards } from "./packed-standards.ts";

const standards = unpackStandards(packed);

/** WHO's tables by whole months, which nothing of the site is made of but height. */
const rows = readFileSync(new URL("../../data/who/monthly.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [table = "", whose, ...figures] = line.split("\t");
    const measure = GROWTH_MEASURES.find((each) => each === (table === "height" ? "length" : table));
    const sex = SEXES.find((each) => each === whose);
    if (measure === undefined || sex === undefined) throw new Error(line);
    const [month = 0, l = 0, m = 0, s = 0] = figures.map(Number);
    return { table, measure, sex, month, lms: { l, m, s } };
  });
type Row = (typeof rows)[number];

/** A month ends between two days; at two years, lying down ends before it and standing up begins behind. */
function daysOf({ table, month }: Row): readonly [day: number, share: number][] {
  const at = month * DAYS_PER_MONTH;
  if (month === 24 && table === "length") return [[LAST_LYING_DAY, 1]];
  if (month === 24 && table === "height") return [[LAST_LYING_DAY + 1, 1]];
  const part = at - Math.floor(at);
  return [
    [Math.floor(at), 1 - part],
    [Math.min(LAST_DAY, Math.ceil(at)), part],
  ];
}

function scored(row: Row, value: number): number {
  return daysOf(row).reduce((sum, [days, share]) => {
    const z = readByAge(standards, { sex: row.sex, days }, row.measure, value)?.z;
    return sum + share * (z ?? Number.NaN);
  }, 0);
}

test("at every month from birth to five years, WHO's own lines stand where WHO puts them, for girls and boys", () => {
  expect(rows).toHaveLength(368);
  expect(Math.max(...rows.map(({ month }) => month))).toBe(60);
  const off = rows.flatMap((row) =>
    [-2, -1, 0, 1, 2].flatMap((z) => {
      const ours = scored(row, valueAt(z, row.lms));
      return Math.abs(ours - z) < 0.015 ? [] : [`${row.table} ${row.sex} ${row.month} ${z}: ${ours}`];
    }),
  );
  expect(off).toEqual([]);
});

test("at two years the same child is 0.7 cm shorter standing up, and keeps the same place", () => {
  for (const sex of SEXES) {
    const [lying, standing] = [lmsOf("length", sex), lmsOf("height", sex)];
    expect(lying.m - standing.m).toBeCloseTo(0.7, 4);
    for (const z of [-2, 0, 2]) {
      const lain = valueAt(z, lying);
      const before = readByAge(standards, { sex, days: 730 }, "length", lain)?.z ?? Number.NaN;
      const after = readByAge(standards, { sex, days: 731 }, "length", lain - 0.7)?.z ?? Number.NaN;
      expect(Math.abs(before - after)).toBeLessThan(0.02);
    }
  }
});

function lmsOf(table: string, sex: Sex): Lms {
  const row = rows.find((each) => each.table === table && each.sex === sex && each.month === 24);
  if (row === undefined) throw new Error(`${table} of ${sex}s`);
  return row.lms;
}
