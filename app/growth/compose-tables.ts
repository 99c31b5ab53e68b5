import { type Curve, CURVES, type Sex, SEXES } from "#domain/growth/measure.ts";
import { valueAt } from "#domain/growth/lms.ts";
import { LINES, Z_OF_LINE } from "#domain/growth/standing.ts";
import { lmsAtLength, lmsOnDay, type Standards } from "#domain/growth/standards.ts";
import { LAST_DAY, DAYS_PER_MONTH } from "#domain/growth/age.ts";

/** A table of the five lines of one curve, as it is read: lengths with one decimal, weights with two. */
export type CurveTable = {
  readonly sex: Sex;
  readonly curve: Curve;
  readonly rows: readonly { readonly at: number; readonly values: readonly string[] }[];
};

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 21, 24];
const LENGTHS = [45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100];

/** Made on the server, so that they can be read without JavaScript. */
export function composeTables(standards: Standards): readonly CurveTable[] {
  return SEXES.flatMap((sex) => CURVES.map((curve) => tableOf(standards, sex, curve)));
}

function tableOf(standards: Standards, sex: Sex, curve: Curve): CurveTable {
  const table = standards[sex][curve];
  const rowAt = (at: number) =>
    curve === "weightForLength"
      ? lmsAtLength(table, at)
      : lmsOnDay(table, Math.min(LAST_DAY, at * DAYS_PER_MONTH));
  const rows = (curve === "weightForLength" ? LENGTHS : MONTHS).flatMap((at) => {
    const lms = rowAt(at);
    return lms === null
      ? []
      : [{ at, values: LINES.map((line) => sayValue(valueAt(Z_OF_LINE[line], lms), curve)) }];
  });
  return { sex, curve, rows };
}

function sayValue(value: number, curve: Curve): string {
  const isWeight = curve === "weight" || curve === "weightForLength";
  return value.toFixed(isWeight ? 2 : 1);
}
