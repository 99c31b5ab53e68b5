import { type Curve, CURVES, type Sex, SEXES } from "#domain/growth/measure.ts";
import { valueAt } from "#domain/growth/lms.ts";
import { LINES, Z_OF_LINE } from "#domain/growth/standing.ts";
import { lmsAtAge, lmsAtLength, type Standards } from "#domain/growth/standards.ts";
import { DAYS_PER_MONTH, LAST_DAY, LAST_LYING_DAY } from "#domain/growth/age.ts";

/** A table of the five lines of one curve, as it is read: lengths with one decimal, weights with two. */
export type CurveTable = {
  readonly sex: Sex;
  readonly curve: Curve;
  readonly rows: readonly { readonly at: number; readonly values: readonly string[] }[];
};

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 21, 24, 30, 36, 42, 48, 54, 60];
const LENGTHS = [45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110];

/** Made on the server, so that they can be read without JavaScript. */
export function buildTables(standards: Standards): readonly CurveTable[] {
  return SEXES.flatMap((sex) => CURVES.map((curve) => tableOf(standards, sex, curve)));
}

function tableOf(standards: Standards, sex: Sex, curve: Curve): CurveTable {
  const tables = standards[sex];
  const rowAt = (at: number) =>
    curve === "weightForLength"
      ? lmsAtLength(tables.weightForLength, at)
      : lmsAtAge(tables, curve, dayOfMonth(curve, at));
  const rows = (curve === "weightForLength" ? LENGTHS : MONTHS).flatMap((at) => {
    const lms = rowAt(at);
    return lms === null
      ? []
      : [{ at, values: LINES.map((line) => sayValue(valueAt(Z_OF_LINE[line], lms), curve)) }];
  });
  return { sex, curve, rows };
}

/** Two years old is still measured lying down. */
function dayOfMonth(curve: Curve, months: number): number {
  const last = curve === "length" && months <= 24 ? LAST_LYING_DAY : LAST_DAY;
  return Math.min(last, months * DAYS_PER_MONTH);
}

function sayValue(value: number, curve: Curve): string {
  const isWeight = curve === "weight" || curve === "weightForLength";
  return value.toFixed(isWeight ? 2 : 1);
}
