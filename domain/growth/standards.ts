import { DAYS_PER_MONTH, LAST_LYING_DAY } from "./age.ts";
import type { Lms } from "./lms.ts";
import type { GrowthMeasure, Sex, TableId } from "./measure.ts";

/** Rows at even steps from the first: days of age, months of age, or centimeters of length. */
export type LmsTable = { readonly first: number; readonly step: number; readonly rows: readonly Lms[] };

/** All tables of one sex. */
export type Tables = Readonly<Record<TableId, LmsTable>>;

export type Standards = Readonly<Record<Sex, Tables>>;

/** Lengths of weight-for-length, in centimeters: below and above, WHO gives no figures. */
export const LENGTHS_CM = { first: 45, last: 110 } as const;

/** Months of height, standing. */
export const HEIGHT_MONTHS = { first: 24, last: 60 } as const;

/** A child is so many centimeters longer lying down than standing up. */
export const LYING_ADDS_CM = 0.7;

/**
 * The row of a day of age, null outside of the tables. WHO's daily tables are looked up, never interpolated: by months one
 * is wrong by up to 9 percentiles. Height from day 731 on lies between two months, where that makes no difference.
 */
export function lmsAtAge(tables: Tables, measure: GrowthMeasure, days: number): Lms | null {
  const day = Math.round(days);
  if (measure === "length" && day > LAST_LYING_DAY) return rowBetween(tables.height, day / DAYS_PER_MONTH);
  const { first, rows } = tables[measure];
  return rows[day - first] ?? null;
}

/** The row of a length; between two rows of 0.1 cm in a straight line, as WHO Anthro does. */
export function lmsAtLength(table: LmsTable, cm: number): Lms | null {
  return rowBetween(table, cm);
}

function rowBetween({ first, step, rows }: LmsTable, at: number): Lms | null {
  // Eight digits are enough to tell rows apart: (45.7 - 45) / 0.1 is not quite 7.
  const place = Number(((at - first) / step).toFixed(8));
  const below = rows[Math.floor(place)];
  const above = rows[Math.ceil(place)];
  if (below === undefined || above === undefined) return null;
  const part = place - Math.floor(place);
  const between = (one: number, other: number) => one + part * (other - one);
  return { l: between(below.l, above.l), m: between(below.m, above.m), s: between(below.s, above.s) };
}
